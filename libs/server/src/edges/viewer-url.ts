import type { TrustedProxies } from './trusted-proxies.ts';

const last = (header: string | null): string | undefined => header?.split(',').at(-1)?.trim();

/** A host as a browser writes it: a name or address, and perhaps a port. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/**
 * The address as the viewer's browser asked for it: `x-forwarded-proto` and `x-forwarded-host` are believed when the
 * connection comes from a trusted proxy. What is malformed is left out.
 *
 * @param peer - Address at the other end of the connection; nothing outside a real server.
 */
export function viewerUrl(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  peer: string | undefined,
  isTrusted: TrustedProxies,
): URL {
  const seen = new URL(url);
  if (peer === undefined || !isTrusted(peer)) return seen;
  const scheme = last(headers.get('x-forwarded-proto'));
  const host = last(headers.get('x-forwarded-host'));
  if (host !== undefined && hostPattern.test(host)) {
    // A host without a port means the port of the scheme, which setting it does not change.
    seen.port = '';
    seen.host = host;
  }
  if (scheme === 'https' || scheme === 'http') seen.protocol = scheme;
  return seen;
}
