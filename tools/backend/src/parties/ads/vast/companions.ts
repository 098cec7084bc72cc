import { escapeXml } from '../../../server/escape-xml.ts';
import type { AdAddresses, Tracked } from '../ad-addresses.ts';
import type { Spot } from '../spots.ts';
import { resourceElement, type Resource } from './resource.ts';
import { tracking } from './tracked-events.ts';
import { cdata, xml } from './xml.ts';

/** What stands beside the picture. VAST 4.3 §3.13 */
export interface Companion {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
  altText: string;
  resource: Resource;
}

/** Companions of one advertisement, and which of them have to be shown. */
export interface Companions {
  required: 'all' | 'any' | 'none';
  list: readonly Companion[];
}

/** The `CompanionAds` of an advertisement. */
export const companionsElement = (
  addresses: AdAddresses,
  tracked: Tracked,
  spot: Spot,
  { required, list }: Companions,
): string =>
  xml(
    'CompanionAds',
    { required },
    ...list.map(({ id, width, height, altText, resource }) => {
      const of = { ...tracked, detail: id };
      return xml(
        'Companion',
        { id, width, height, adSlotId: id },
        resourceElement(resource),
        xml('AltText', {}, escapeXml(altText)),
        xml('CompanionClickThrough', {}, cdata(addresses.landing(spot))),
        xml('CompanionClickTracking', { id }, cdata(addresses.track('companionClick', of))),
        xml('TrackingEvents', {}, tracking(addresses, 'creativeView', of)),
      );
    }),
  );
