import { isIP } from 'node:net';

/** Whether only this machine can reach a host name or address. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare === '::1') return true;
  const address = bare.startsWith('::ffff:') ? bare.slice(7) : bare;
  return isIP(address) === 4 && address.startsWith('127.');
}
