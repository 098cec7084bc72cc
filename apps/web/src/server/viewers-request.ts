import type { HttpBindings } from '@hono/node-server';
import { viewerAddress, viewerUrl, type TrustedProxies } from '@foyer/server';
import type { Context, MiddlewareHandler } from 'hono';

/** Address at the other end of the connection; nothing outside a real server. */
const peerOf = (context: Context): string | undefined =>
  ((context.env ?? {}) as Partial<HttpBindings>).incoming?.socket.remoteAddress;

/** Reads the viewer's address off a request; nothing outside a real server. */
export function addressReader(isTrusted: TrustedProxies) {
  return (context: Context): string | undefined => {
    const peer = peerOf(context);
    return peer && viewerAddress(peer, context.req.header('x-forwarded-for'), isTrusted);
  };
}

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
