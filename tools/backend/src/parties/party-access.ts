import type { Config } from '../config.ts';
import { isLoopback } from '@foyer/server';

/** Browsers take every name below `localhost` to this machine. */
const isLocal = (hostname: string): boolean =>
  isLoopback(hostname) || hostname.toLowerCase().endsWith('.localhost');

const isLocalAddress = (address: string): boolean =>
  URL.canParse(address) && isLocal(new URL(address).hostname);

/** Whether a `host` header names the parties: a name of somebody else's that leads here would make their pages ours. */
export const isPartyHost = (host: string, { partiesUrl }: Pick<Config, 'partiesUrl'>): boolean =>
  host === new URL(partiesUrl).host || isLocalAddress(`http://${host}`);

/** Whether pages of an origin may use the parties. */
export const mayUseParties = (
  origin: string,
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
): boolean => allowedOrigins.includes(origin) || isLocalAddress(origin);
