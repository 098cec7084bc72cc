import type { PromoAsk } from '@foyer/promo-access';

/** What an address asks for, as it is written there; `parts/address-asks.part.ts` boxes its code. */
export type AddressAsk = Omit<PromoAsk, 'request'> & {
  request: { kind: 'access' | 'jointViewing'; code: string } | { kind: 'checkAuth' | 'phone' };
};

/** Parameters that are spent once they were answered. */
const spentNames = ['access', 'check_auth', 'auth_phone', 'auth_app'] as const;

const jointViewingPath = /^\/joint_viewing\/([^/]+)\/?$/;

/** Pages that stand inside of others must not open a sign-in by themselves. QUERY-021, QUERY-022 */
const canAskOn = (pathname: string): boolean =>
  !pathname.startsWith('/embed/') && pathname !== '/variants';

const digitsOf = (phone: string | null): string | undefined =>
  phone?.replaceAll(/\D/g, '') || undefined;

/** The phone that fills a sign-in in: of `auth_phone`, which a link made for one viewer carries, else of `msisdn`. QUERY-017 */
export const phoneIn = (query: URLSearchParams): string | undefined =>
  digitsOf(query.get('auth_phone')) ?? digitsOf(query.get('msisdn'));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function requestIn({ pathname, searchParams: query }: URL): AddressAsk['request'] | undefined {
  const viewing = jointViewingPath.exec(pathname)?.[1];
  if (viewing !== undefined) return { kind: 'jointViewing', code: decoded(viewing) };
  const code = query.get('access');
  if (code) return { kind: 'access', code };
  if (query.has('check_auth')) return { kind: 'checkAuth' };
  return phoneIn(query) && query.get('auth_phone') && query.has('auth_app')
    ? { kind: 'phone' }
    : undefined;
}

/** What an address asks for beyond its page; nothing for most. QUERY-008, QUERY-014, QUERY-015, QUERY-020 */
export function askIn(url: URL): AddressAsk | undefined {
  const request = requestIn(url);
  const phone = phoneIn(url.searchParams);
  return request && { request, canAsk: canAskOn(url.pathname), ...(phone && { phone }) };
}

/** An address without what was asked for by its parameters. */
export function withoutAsk({ href }: URL): string {
  const url = new URL(href);
  for (const name of spentNames) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}
