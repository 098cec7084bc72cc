import { isIP } from 'node:net';
import { bareAddress, type TrustedProxies } from './trusted-proxies.ts';

/** An address of `x-forwarded-for`; some proxies write its port behind it. */
const hopOf = (text: string): string =>
  bareAddress(/^\[?([\da-f:.]+?)\]?(?:(?<=\]|^[\d.]+):\d+)?$/iu.exec(text.trim())?.[1] ?? text);

/**
 * Address of the viewer. `x-forwarded-for` counts only as far as trusted proxies wrote it: read from its end, the first
 * address that is no trusted proxy.
 *
 * @param peer - Address at the other end of the connection.
 */
export function viewerAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  const hops = (forwardedFor ?? '').split(',');
  let viewer = bareAddress(peer);
  while (isTrusted(viewer)) {
    // Each is read when it is needed: a list may name a thousand, of which one or two count.
    const previous = hopOf(hops.pop() ?? '');
    if (isIP(previous) === 0) return viewer;
    viewer = previous;
  }
  return viewer;
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
