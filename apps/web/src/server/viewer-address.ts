import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * The address of the viewer: the peer's own, or, behind trusted proxies, the last one that is none
 * of them. `X-Forwarded-For` of anybody else is not believed.
 */
export function viewerAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: ReadonlySet<string>,
): string | undefined {
  if (peer === undefined || !trusted.has(peer)) return peer;
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  return hops.findLast((hop) => hop !== '' && !trusted.has(hop)) ?? peer;
}

/** Reads the viewer's address off a request; nothing outside a real server. */
export function addressReader(trusted: ReadonlySet<string>) {
  return (context: Context): string | undefined => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    const forwardedFor = context.req.header('x-forwarded-for');
    return viewerAddress(incoming?.socket.remoteAddress, forwardedFor, trusted);
  };
}
