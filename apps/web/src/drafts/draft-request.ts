import { API_PREFIX, DRAFT_TICKET_HEADER } from '@foyer/contract';

/** Name of the ticket in the address of the composer's canvas. Decision 0136 */
const parameter = 'draft';

/** What a request shows in place of a published page. */
export interface DraftRequest {
  ticket: string;
  /** The composer's origin, whose page alone may show this one. */
  composer: string;
}

/** The draft that an address asks for; nothing where it names none, or the operator has no composer. */
export function draftRequestOf(
  { searchParams }: URL,
  composer: string | undefined,
): DraftRequest | undefined {
  const ticket = searchParams.get(parameter);
  return ticket === null || composer === undefined ? undefined : { ticket, composer };
}

const publishedPage = new RegExp(`^${API_PREFIX}/media-views/([^/]+)$`);

/** Asks for the draft of a page wherever the published one is asked for. */
export function draftFetch({ ticket }: DraftRequest, send: typeof fetch = fetch): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const [, alias] = publishedPage.exec(url.pathname) ?? [];
    if (alias === undefined) return send(request);
    url.pathname = `${API_PREFIX}/pages/${alias}/draft`;
    url.search = '';
    const headers = new Headers(request.headers);
    headers.set(DRAFT_TICKET_HEADER, ticket);
    return send(url, { headers, signal: request.signal });
  };
}
