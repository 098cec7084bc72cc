import { escapeXml } from '../../../server/escape-xml.ts';
import type { AdAddresses, Tracked } from '../ad-addresses.ts';
import { resourceElement, type Resource } from './resource.ts';
import { cdata, xml } from './xml.ts';

/** A sign over the picture. VAST 4.3 §3.11 */
export interface Icon {
  program: string;
  /** Pixels. */
  width: number;
  height: number;
  altText: string;
  resource: Resource;
  /** Shown where the page of the click cannot be. */
  fallback?: { url: string; width: number; height: number; altText: string };
}

function iconElement(addresses: AdAddresses, tracked: Tracked, icon: Icon): string {
  const { program, width, height, altText, resource, fallback } = icon;
  const of = { ...tracked, detail: program };
  const image =
    fallback &&
    xml(
      'IconClickFallbackImage',
      { width: fallback.width, height: fallback.height },
      xml('AltText', {}, escapeXml(fallback.altText)),
      resourceElement({ kind: 'static', url: fallback.url, type: 'image/svg+xml' }),
    );
  return xml(
    'Icon',
    { program, width, height, xPosition: 'right', yPosition: 'top', offset: '00:00:01', altText },
    resourceElement(resource),
    xml(
      'IconClicks',
      {},
      xml('IconClickThrough', {}, cdata(addresses.part('page/ad-choices'))),
      xml('IconClickTracking', {}, cdata(addresses.track('iconClick', of))),
      ...(image ? [xml('IconClickFallbackImages', {}, image)] : []),
    ),
    xml('IconViewTracking', {}, cdata(addresses.track('iconView', of))),
  );
}

/** The `Icons` of an advertisement. */
export const iconsElement = (
  addresses: AdAddresses,
  tracked: Tracked,
  icons: readonly Icon[],
): string => xml('Icons', {}, ...icons.map((icon) => iconElement(addresses, tracked, icon)));
