import { isIP } from 'node:net';

const bare = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;

/**
 * Address of the client. `x-forwarded-for` counts only as far as trusted proxies wrote it: read from
 * its end, the first address that is no trusted proxy.
 */
export function clientIp(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => bare(hop.trim()));
  let client = bare(socketAddress);
  while (trustedProxies.includes(client)) {
    const previous = hops.pop();
    if (previous === undefined || isIP(previous) === 0) return client;
    client = previous;
  }
  return client;
}
