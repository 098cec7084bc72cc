import type { AdFacts } from '@foyer/ad-slots';
import type { Ad } from '../model/ad.types.ts';

/** Drops what is not known. */
const known = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Facts]: Exclude<Facts[Key], undefined>;
  };

/** What slots, viewers and reports learn of an advertisement. AD-036 */
export function adFacts({ linear, ...ad }: Ad, position: number, url: string | undefined): AdFacts {
  return {
    position,
    ...known({
      url,
      duration: linear && linear.duration > 0 ? linear.duration : undefined,
      skipAfter: linear?.skipAfter,
      clickUrl: linear?.click.through,
      id: ad.id,
      title: ad.title,
      system: ad.system,
      advertiser: ad.advertiser,
      token: ad.token,
      partnerId: ad.partnerId,
    }),
  };
}
