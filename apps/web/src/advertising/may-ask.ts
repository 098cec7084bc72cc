import type { AdvertisingConfig } from '../document/site-config.ts';

/**
 * Whether an address may be asked: ad servers that the label names always, other hosts once the viewer has agreed, where the
 * label needs that. docs/decisions/0125
 */
export function mayAsk(
  url: string,
  { origins, needsConsent }: AdvertisingConfig,
  hasConsent: boolean,
): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  return origins.includes(origin) || (protocol === 'https:' && (!needsConsent || hasConsent));
}
