import { PAGE_IMAGE_MAX_BYTES } from '@foyer/contract';
import {
  BodyCut,
  BodyTooLarge,
  currentRequestId,
  readBodyBytes,
  REQUEST_ID_HEADER,
  type Log,
} from '@foyer/server';
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
  /** The editor's address, for the service's limits. */
  addressOf: (context: Context) => string | undefined;
  log: Log;
}

const pick = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
  );

function headersOf(context: Context, address: string | undefined): Headers {
  const headers = pick(context.req.raw.headers, requestHeaders);
  if (address !== undefined) headers.set('x-forwarded-for', address);
  const id = currentRequestId();
  if (id !== undefined) headers.set(REQUEST_ID_HEADER, id);
  return headers;
}

/** The body of a change; a refusal where there is more of it than the largest call takes, or not all of it. */
async function readChange(request: Request): Promise<Uint8Array<ArrayBuffer> | Response> {
  try {
    return new Uint8Array(await readBodyBytes(request, PAGE_IMAGE_MAX_BYTES));
  } catch (error) {
    if (error instanceof BodyTooLarge) return new Response(null, { status: 413 });
    if (error instanceof BodyCut) return new Response(null, { status: 408 });
    throw error;
  }
}

/**
 * Forwards calls below `/api/v1/`: those of pages with the token of the editor who asks, reading calls of the catalogue
 * without any session. Answers 401 without a session, 404 to other paths, 405 to other changes, 413 to
 * more than the largest picture, 502 where the service does not answer.
 */
export function forwardCalls({ apiUrl, sessionOf, addressOf, log }: ForwardOptions): Handler {
  return async (c) => {
    const url = new URL(c.req.url);
    if (/%2e|%2f|%5c|\\/i.test(url.pathname)) return c.json({ error: 'Not found' }, 404);
    const session = await sessionOf(c);
    if (!session) return c.json({ error: 'signed_out' }, 401);
    const isEditors = editorsCalls.test(url.pathname);
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isEditors && !isReading) return c.json({ error: 'Method not allowed' }, 405);
    const headers = headersOf(c, addressOf(c));
    if (isEditors) headers.set('authorization', `Bearer ${session.token.reveal()}`);
    const body = isReading ? null : await readChange(c.req.raw);
    if (body instanceof Response) return body;
    try {
      const answer = await fetch(new URL(url.pathname + url.search, apiUrl), {
        method: c.req.method,
        headers,
        body,
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
