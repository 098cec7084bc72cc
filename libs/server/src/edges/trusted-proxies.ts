import { BlockList, isIP } from 'node:net';
import { StartRefusal } from '../start-refusal.ts';

/** Whether an address is that of a proxy whose word is believed. */
export type TrustedProxies = (address: string) => boolean;

/** An IPv4 address as itself, also where the system gives it as one of IPv6. */
export const bareAddress = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Reads addresses and ranges such as `10.0.0.0/8` or `fd00::/8`, separated by commas.
 *
 * @throws {@link StartRefusal} naming the entry that is neither.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const known = new BlockList();
  for (const entry of (text ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits, ...rest] = entry.split('/');
    const family = familyOf(address);
    const longest = family === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? longest : Number(bits);
    const isPrefix = bits === undefined || (/^\d+$/u.test(bits) && prefix <= longest);
    if (isIP(address) === 0 || !isPrefix || rest.length > 0) {
      throw new StartRefusal(
        `TRUSTED_PROXIES must hold addresses and ranges such as 10.0.0.0/8, not "${entry}".`,
      );
    }
    known.addSubnet(address, prefix, family);
  }
  return (given) => {
    const address = bareAddress(given);
    return isIP(address) !== 0 && known.check(address, familyOf(address));
  };
}
