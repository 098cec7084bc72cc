import type { Log } from '@foyer/server';
import type { Context, Handler } from 'hono';
import type { EditorSession } from './editor-sessions.ts';

/** Calls that need a page editor's token. */
const editorsCalls = /^\/api\/v1\/(pages|page-images|page-audit|page-editor)(\/|$)/;

/** Headers of a call that the service needs; cookies and the rest stay here. */
const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-none-match',
  'idempotency-key',
];
/** Headers of an answer that the page needs. */
const answerHeaders = ['cache-control', 'content-type', 'etag', 'retry-after'];

/** Where calls go, and who asks. */
interface ForwardOptions {
  apiUrl: string;
  sessionOf: (context: Context) => Promise<EditorSession | undefined>;
  log: Log;
}

const pick = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
  );

/**
 * Forwards calls below `/api/v1/`: those of pages with the token of the editor who asks, reading calls of the catalogue
 * without any session. Answers 401 without a session, 404 to other paths, 405 to other changes, 502 where the service does
 * not answer.
 */
export function forwardCalls({ apiUrl, sessionOf, log }: ForwardOptions): Handler {
  return async (c) => {
    const url = new URL(c.req.url);
    if (/%2e|%2f|%5c|\\/i.test(url.pathname)) return c.json({ error: 'Not found' }, 404);
    const session = await sessionOf(c);
    if (!session) return c.json({ error: 'signed_out' }, 401);
    const isEditors = editorsCalls.test(url.pathname);
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isEditors && !isReading) return c.json({ error: 'Method not allowed' }, 405);
    const headers = pick(c.req.raw.headers, requestHeaders);
    if (isEditors) headers.set('authorization', `Bearer ${session.token.reveal()}`);
    try {
      const answer = await fetch(new URL(url.pathname + url.search, apiUrl), {
        method: c.req.method,
        headers,
        body: isReading ? null : await c.req.arrayBuffer(),
        redirect: 'manual',
        signal: c.req.raw.signal,
      });
      return new Response(answer.body, {
        status: answer.status,
        headers: pick(answer.headers, answerHeaders),
      });
    } catch (error) {
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      log.error('The service cannot be reached', error);
      return c.json({ error: 'The service cannot be reached' }, 502);
    }
  };
}
