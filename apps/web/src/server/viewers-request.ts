import { peerOf, viewerUrl, type TrustedProxies } from '@foyer/server';
import type { MiddlewareHandler } from 'hono';

/** Gives what follows the request as the viewer's browser sent it to the outermost trusted proxy. */
export function viewersRequest(isTrusted: TrustedProxies): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const url = viewerUrl(raw, peerOf(context), isTrusted);
    // A request of that kind cannot be made anew, and nothing here answers it.
    if (url.href !== raw.url && raw.method !== 'TRACE') {
      const { method, headers, signal } = raw;
      const body = method === 'GET' || method === 'HEAD' ? null : raw.body;
      // A streamed body needs `duplex`; the type library does not know it yet.
      const streamed = body ? { body, duplex: 'half' } : {};
      context.req.raw = new Request(url, { method, headers, signal, ...streamed });
    }
    await next();
  };
}
