import { currentRequestId, LABEL_HEADER, REQUEST_ID_HEADER, type Log } from '@foyer/server';
import type { Context, MiddlewareHandler } from 'hono';

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'host',
  'expect',
  'proxy-authorization',
  'proxy-authenticate',
]);

/** Calls that make pages: page editors reach the service by themselves, and never through the viewers' site. */
const ofPageEditors = /^\/api\/v1\/pages?(?:[/-]|$)/;

/** What a service may be asked with; `fetch` itself refuses others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Where calls go and who asks. */
interface ProxyOptions {
  /** The backend's origin. */
  target: string;
  /** The viewer's address, for the backend's limits. */
  addressOf: (context: Context) => string | undefined;
  /** Id of the label whose site this is, for the texts of messages. */
  labelOf: (url: URL) => string;
  log: Log;
  /** @default the platform's own */
  send?: typeof fetch;
}

/**
 * Forwards `/api/v1/` to the backend, body and answer as streams. Design §4.
 *
 * Only normalised paths pass: the URL parser has already resolved dots, and encoded slashes and
 * dots are refused, so nothing outside the prefix can be reached.
 * Answers 411 to a body that does not tell its length, and 502 when the backend cannot be reached, and logs why.
 */
export function apiProxy({
  target,
  addressOf,
  labelOf,
  log,
  send = fetch,
}: ProxyOptions): MiddlewareHandler {
  return async (context) => {
    const url = new URL(context.req.url);
    if (!url.pathname.startsWith('/api/v1/') || /%2e|%2f|%5c|\\/i.test(url.pathname)) {
      return context.json({ error_code: 404, description: 'Not found' }, 404);
    }
    if (ofPageEditors.test(url.pathname)) {
      return context.json({ error_code: 404, description: 'Not found' }, 404);
    }
    if (!methods.has(context.req.method)) {
      return context.json({ error_code: 405, description: 'Method not allowed' }, 405);
    }
    // Browsers tell the length of what they send. Passing on a body without an end costs both servers until it is too large.
    if (context.req.header('transfer-encoding') !== undefined) {
      return context.json({ error_code: 411, description: 'Length required' }, 411);
    }
    const request = context.req.raw;
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    try {
      const answer = await send(new URL(url.pathname + url.search, target), {
        method: request.method,
        headers: forwardedHeaders(request, url, addressOf(context), labelOf(url)),
        body: hasBody ? request.body : null,
        redirect: 'manual',
        signal: request.signal,
        // A streamed request body needs it; the type library does not know it yet.
        ...(hasBody ? { duplex: 'half' } : {}),
      });
      return new Response(answer.body, {
        status: answer.status,
        headers: answerHeaders(answer.headers),
      });
    } catch (error) {
      // The browser went away: nobody reads the answer.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      log.error('The service cannot be reached', error);
      return context.json({ error_code: 502, description: 'The service cannot be reached' }, 502);
    }
  };
}

function forwardedHeaders(
  request: Request,
  url: URL,
  address: string | undefined,
  label: string,
): Headers {
  const headers = new Headers();
  for (const [name, value] of request.headers) {
    if (!hopByHop.has(name)) headers.append(name, value);
  }
  // What the browser says of itself is not believed.
  headers.delete('x-forwarded-for');
  if (address) headers.set('x-forwarded-for', address);
  headers.set('x-forwarded-host', url.host);
  headers.set('x-forwarded-proto', url.protocol.slice(0, -1));
  headers.set(LABEL_HEADER, label);
  // The backend's answer is passed on as it is; only identity keeps its length true.
  headers.set('accept-encoding', 'identity');
  const id = currentRequestId();
  if (id !== undefined) headers.set(REQUEST_ID_HEADER, id);
  return headers;
}

function answerHeaders(source: Headers): Headers {
  const headers = new Headers();
  for (const [name, value] of source) if (!hopByHop.has(name)) headers.append(name, value);
  return headers;
}
