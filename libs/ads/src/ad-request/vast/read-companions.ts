import type { Ad, AdResource, Companion } from '../../model/ad.types.ts';
import { said } from '../said.ts';
import { webAddress, webAddresses } from '../web-address.ts';
import type { VastCompanion, VastCompanions } from './vast-client.types.ts';

/** Reads what stands beside the picture; one without anything to show is left out. VAST 4.3 §3.13 */
export const readCompanions = (groups: readonly VastCompanions[], base: string): Companion[] =>
  groups.flatMap(({ variations }) =>
    variations.flatMap((companion) => {
      const resources = resourcesOf(companion, base);
      return resources.length === 0 ? [] : [readCompanion(companion, resources, base)];
    }),
  );

/** Pings of a click on companions that have nothing to show: a wrapper adds them to those of the inline one. */
export const readCompanionClicks = (groups: readonly VastCompanions[], base: string): string[] =>
  groups.flatMap(({ variations }) =>
    variations
      .filter((companion) => resourcesOf(companion, base).length === 0)
      .flatMap((companion) => clicksOf(companion, base)),
  );

/** VAST 4.3 §3.13: `required` of `CompanionAds`. */
export const readRequired = (
  groups: readonly VastCompanions[],
): Ad['requiredCompanions'] | undefined => {
  const required = groups.map((group) => group.required?.toLowerCase());
  return (['all', 'any', 'none'] as const).find((kind) => required.includes(kind));
};

const readCompanion = (
  companion: VastCompanion,
  resources: readonly AdResource[],
  base: string,
): Companion => ({
  width: Number(companion.width) || 0,
  height: Number(companion.height) || 0,
  ...said({
    id: companion.id || undefined,
    adSlotId: companion.adSlotId || undefined,
    altText: companion.altText || undefined,
  }),
  resources,
  click: {
    ...said({ through: webAddress(companion.companionClickThroughURLTemplate || undefined, base) }),
    tracking: clicksOf(companion, base),
  },
  views: webAddresses(companion.trackingEvents['creativeView'] ?? [], base),
});

const clicksOf = (companion: VastCompanion, base: string): string[] =>
  webAddresses(
    companion.companionClickTrackingURLTemplates.map(({ url }) => url),
    base,
  );

/** A picture needs no frame, a page has at least an origin, markup has neither. */
const resourcesOf = (companion: VastCompanion, base: string): AdResource[] => [
  ...companion.staticResources.flatMap(({ url, creativeType }) =>
    webAddresses([url], base).map((address): AdResource => ({
      kind: 'static',
      url: address,
      type: creativeType || '',
    })),
  ),
  ...webAddresses(companion.iframeResources, base).map((url): AdResource => ({
    kind: 'frame',
    url,
  })),
  ...companion.htmlResources.map((markup): AdResource => ({ kind: 'html', markup })),
];
