import { API_PREFIX, DRAFT_TICKET_HEADER } from '@foyer/contract';

/** Names in the address of the composer's canvas: the ticket, who looks, and whether anything moves. Decision 0136 */
const parameters = { ticket: 'draft', viewer: 'viewer', motion: 'motion' } as const;

/** What a request shows in place of a published page. */
export interface DraftRequest {
  ticket: string;
  /** The composer's origin, whose page alone may show this one. */
  composer: string;
  /** Whether it is shown as to a viewer who has not signed in, whatever the browser's session. */
  isVisitor: boolean;
  /** Whether it is shown as to those who want no motion. */
  isStill: boolean;
}

/** The draft that an address asks for; nothing where it names none, or the operator has no composer. */
export function draftRequestOf(
  { searchParams }: URL,
  composer: string | undefined,
): DraftRequest | undefined {
  const ticket = searchParams.get(parameters.ticket);
  if (ticket === null || composer === undefined) return undefined;
  return {
    ticket,
    composer,
    isVisitor: searchParams.get(parameters.viewer) === 'visitor',
    isStill: searchParams.get(parameters.motion) === 'none',
  };
}

const publishedPage = new RegExp(`^${API_PREFIX}/media-views/([^/]+)$`);

/** Asks for the draft of a page wherever the published one is asked for. */
export function draftFetch(
  { ticket }: Pick<DraftRequest, 'ticket'>,
  send: typeof fetch = fetch,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const [, alias] = publishedPage.exec(url.pathname) ?? [];
    if (alias === undefined) return send(request);
    url.pathname = `${API_PREFIX}/pages/${alias}/draft`;
    url.search = '';
    const headers = new Headers(request.headers);
    headers.set(DRAFT_TICKET_HEADER, ticket);
    const answer = await send(url, { headers, signal: request.signal });
    return answer.status === refused ? notFound(answer) : answer;
  };
}

/** What the service answers to a ticket that is over, forged or of another page. */
const refused = 403;

/** Without its ticket there is no such page: a canvas that stood open for long is no failure of the site. */
const notFound = ({ body, headers }: Response) => new Response(body, { status: 404, headers });
