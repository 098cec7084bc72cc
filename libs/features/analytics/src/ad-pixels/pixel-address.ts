import type { AdPixelsConfig } from '@foyer/page-runtime/page/site-config';

/** Longest fingerprint that is reported. */
const fingerprintLength = 300;

/**
 * The address of a pixel, as it is sent, with the fingerprint appended; what the advertiser wrote stays as it is. BLOCK-088, BLOCK-089
 *
 * @param repeats - How often it was asked for in this document. The browser would take it out of its memory: an empty
 *   parameter more makes it another address and says nothing.
 * @returns Nothing for an origin that the operator does not name: the page's policy would refuse it, aloud.
 */
export function pixelAddress(
  given: string,
  { origins, parameter }: Pick<AdPixelsConfig, 'origins' | 'parameter'>,
  fingerprint: string,
  repeats = 0,
): string | undefined {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  if (!origins.includes(url.origin)) return undefined;
  const own = `${parameter}=${encodeURIComponent(fingerprint.slice(0, fingerprintLength))}`;
  url.search = [url.search.slice(1), own].filter(Boolean).join('&') + '&'.repeat(repeats);
  url.hash = '';
  return url.href;
}
