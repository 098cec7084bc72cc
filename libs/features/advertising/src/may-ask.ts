import type { AdvertisingConfig } from '@foyer/page-runtime/page/site-config';

/**
 * Whether an address may be asked: ad servers that the label names always, other hosts only where something personal may be
 * told. docs/decisions/0125
 */
export function mayAsk(
  url: string,
  { origins }: Pick<AdvertisingConfig, 'origins'>,
  isPersonal: boolean,
): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol } = new URL(url);
  return origins.includes(origin) || (protocol === 'https:' && isPersonal);
}
