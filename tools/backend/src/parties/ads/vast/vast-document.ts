import type { AdAddresses } from '../ad-addresses.ts';
import type { AdRequest } from '../ad-request.schema.ts';
import { adSystem } from './inline-ad.ts';
import { cdata, xml } from './xml.ts';

type Version = AdRequest['vast'];

const versions: Readonly<Record<Version, string>> = { '2': '2.0', '3': '3.0', '4': '4.2' };

/** The `VAST` element. Without advertisements there is nothing to show, which may be reported. */
export function vastElement(
  version: Version,
  addresses: AdAddresses,
  ads: readonly string[],
): string {
  const nothing = version === '2' ? [] : [xml('Error', {}, cdata(addresses.track('error')))];
  const xmlns = version === '4' ? 'http://www.iab.com/VAST' : undefined;
  return xml('VAST', { version: versions[version], xmlns }, ...(ads.length > 0 ? ads : nothing));
}

/** A document of an element. */
export const xmlDocument = (element: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element}\n`;

/** A wrapper. */
export interface WrapperAd {
  id: string;
  /** Where the advertisement is. */
  leadsTo: string;
  /** Place in a pod, from 1. */
  sequence?: number;
  /** Whether an advertisement beside it may take its place. VAST 4.3 §2.3.2.1 */
  fallbackOnNoAd?: boolean;
}

/** An advertisement that another answer holds. What happens to it is reported to both. */
export function wrapperAd(addresses: AdAddresses, wrapper: WrapperAd): string {
  const { id, leadsTo, sequence, fallbackOnNoAd } = wrapper;
  const tracked = { ad: id, place: sequence };
  return xml(
    'Ad',
    { id, sequence },
    xml(
      'Wrapper',
      { fallbackOnNoAd: fallbackOnNoAd === undefined ? undefined : String(fallbackOnNoAd) },
      adSystem,
      xml('VASTAdTagURI', {}, cdata(leadsTo)),
      xml('Error', {}, cdata(addresses.track('error', tracked))),
      xml('Impression', { id }, cdata(addresses.track('impression', tracked))),
      xml('Creatives', {}),
    ),
  );
}
