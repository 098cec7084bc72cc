import {
  API_PREFIX,
  DRAFT_TICKET_HEADER,
  getDraftViewOperation,
  getMediaViewOperation,
  getPagesRevisionOperation,
  LANGUAGE_HEADER,
  LANGUAGES,
  type Language,
  type PagesRevision,
} from '@foyer/contract';
import {
  folderAnswers,
  folderTickets,
  readPictures,
  type FolderAnswers,
  type FolderTickets,
} from '@foyer/page-document/folder';
import type { WebEnv } from './env.ts';

/** What a folder of pages gives. */
interface FolderPages {
  answers: FolderAnswers;
  tickets: FolderTickets;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${API_PREFIX}${path.replace('{alias}', '([^/]+)')}$`);

const mediaView = patternOf(getMediaViewOperation.path);
const draftView = patternOf(getDraftViewOperation.path);
const pagesRevision = patternOf(getPagesRevisionOperation.path);

const answer = (body: unknown): Response =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } });

const languageOf = (url: URL, headers: Headers): Language => {
  const asked = [url.searchParams.get('lang'), headers.get(LANGUAGE_HEADER)];
  return LANGUAGES.find((language) => asked.includes(language)) ?? 'rus';
};

/**
 * Asks the service, and a folder of page documents for the pages that the service does not have: those that viewers see,
 * drafts, and whether any has changed. docs/decisions/0133
 */
export function withFolderPages(
  { answers, tickets }: FolderPages,
  send: typeof fetch = fetch,
): typeof fetch {
  /** What the service said last: an outage is no change. */
  let theirs = '';

  const readRevision = async (ask: () => Promise<Response>): Promise<Response> => {
    try {
      const told = await ask();
      if (told.ok) theirs = ((await told.json()) as PagesRevision).revision;
      else await told.body?.cancel();
    } catch {
      // The folder is there all the same.
    }
    return answer({ revision: `${await answers.revision()} ${theirs}` });
  };

  return async (input, init) => {
    const isRequest = input instanceof Request;
    const method = init?.method ?? (isRequest ? input.method : 'GET');
    if (method !== 'GET') return send(input, init);
    const url = new URL(isRequest ? input.url : input);
    const headers = new Headers(init?.headers ?? (isRequest ? input.headers : {}));
    const language = languageOf(url, headers);
    if (pagesRevision.test(url.pathname)) return readRevision(() => send(input, init));
    const [, drafted] = draftView.exec(url.pathname) ?? [];
    if (
      drafted !== undefined &&
      (await tickets.opens(drafted, headers.get(DRAFT_TICKET_HEADER) ?? undefined))
    ) {
      const draft = await answers.draft(drafted, language);
      return draft ? answer(draft) : new Response(null, { status: 422 });
    }
    const told = await send(input, init);
    const [, alias] = mediaView.exec(url.pathname) ?? [];
    if (told.status !== 404 || alias === undefined) return told;
    const page = await answers.live(alias, language);
    if (!page) return told;
    await told.body?.cancel();
    return answer(page);
  };
}

/**
 * How the service is asked.
 *
 * @throws Error for a map of pictures that cannot be read.
 */
export async function serviceFetch({
  pagesDir,
  pagesPictures,
}: Pick<WebEnv, 'pagesDir' | 'pagesPictures'>): Promise<typeof fetch> {
  if (pagesDir === undefined) return fetch;
  const pictures = pagesPictures === undefined ? {} : await readPictures(pagesPictures);
  return withFolderPages({
    answers: folderAnswers(pagesDir, pictures),
    tickets: folderTickets(pagesDir),
  });
}
