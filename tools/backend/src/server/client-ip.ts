import { BlockList, isIP } from 'node:net';

/** Whether an address is that of a proxy whose word is believed. */
export type TrustedProxies = (address: string) => boolean;

const bare = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Reads addresses and ranges such as `10.0.0.0/8` or `fd00::/8`.
 *
 * @throws Error naming the entry that is neither.
 */
export function readTrustedProxies(entries: readonly string[]): TrustedProxies {
  const known = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    const longest = family === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? longest : Number(bits);
    const isPrefix = bits === undefined || (/^\d+$/.test(bits) && prefix <= longest);
    if (isIP(address) === 0 || !isPrefix) throw new Error(`"${entry}" is no address or range`);
    known.addSubnet(address, prefix, family);
  }
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address));
}

/**
 * Address of the client. `x-forwarded-for` counts only as far as trusted proxies wrote it: read from
 * its end, the first address that is no trusted proxy.
 */
export function clientIp(
  socketAddress: string,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => bare(hop.trim()));
  let client = bare(socketAddress);
  while (isTrusted(client)) {
    const previous = hops.pop();
    if (previous === undefined || isIP(previous) === 0) return client;
    client = previous;
  }
  return client;
}

/** What limits count as one caller: an IPv4 address, or the 64 bits of an IPv6 network, which one household has. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = [], right = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...gap, ...right].map((group) => parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
}
