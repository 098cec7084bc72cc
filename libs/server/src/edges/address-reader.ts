import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { TrustedProxies } from './trusted-proxies.ts';
import { viewerAddress } from './viewer-address.ts';

/** Address at the other end of the connection; nothing outside a real server. */
export const peerOf = ({ env }: Context): string | undefined =>
  ((env ?? {}) as { incoming?: IncomingMessage }).incoming?.socket.remoteAddress;

/** Reads the viewer's address off a request; nothing outside a real server. */
export function addressReader(isTrusted: TrustedProxies) {
  return (context: Context): string | undefined => {
    const peer = peerOf(context);
    return peer && viewerAddress(peer, context.req.header('x-forwarded-for'), isTrusted);
  };
}
