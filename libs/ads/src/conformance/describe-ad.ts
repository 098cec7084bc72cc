import type { Ad, LinearCreative } from '../model/ad.types.ts';

/** What was read of an advertisement in one line, for a table. */
export function describeAd(ad: Ad): string {
  const { linear } = ad;
  const parts: readonly (string | false | undefined)[] = [
    `${ad.id ?? 'ad'}${ad.sequence === undefined ? '' : ` #${ad.sequence}`}`,
    linear && describeLinear(linear),
    ad.advertiser !== undefined && `advertiser ${ad.advertiser}`,
    ad.token !== undefined && `erid ${ad.token}`,
    ad.partnerId !== undefined && `partner ${ad.partnerId}`,
    count('impression', ad.impressions),
    ad.trackings.length > 0 && `tells ${ad.trackings.map(describeTracking).join(' ')}`,
    count('viewable', ad.viewable.viewable),
    ad.verifications.length > 0 &&
      `vendors ${ad.verifications.map(({ vendor }) => vendor).join(' ')}`,
    ad.companions.length > 0 &&
      `companions ${ad.companions.map(({ resources }) => resources[0]?.kind).join(' ')} (${ad.requiredCompanions})`,
  ];
  return parts.filter((part) => part).join(', ');
}

function describeLinear({ duration, skipAfter, ...linear }: LinearCreative): string {
  const parts: readonly (string | false | undefined)[] = [
    `${duration} s`,
    skipAfter !== undefined && `skip after ${skipAfter} s`,
    ...linear.files.map(
      ({ url, bitrate }) => `${url}${bitrate === undefined ? '' : ` ${bitrate} kbit/s`}`,
    ),
    ...linear.interactive.map(({ kind, url }) => `${kind} ${url}`),
    linear.parameters !== undefined && `parameters ${linear.parameters}`,
    linear.captions.length > 0 &&
      `captions ${linear.captions.map(({ language }) => language).join(' ')}`,
    ...linear.icons.map(
      ({ program, x, y, fallbackImages }) =>
        `icon ${program} ${x} ${y}${fallbackImages.length > 0 ? ' with a fallback' : ''}`,
    ),
    linear.click.through !== undefined && `leads to ${linear.click.through}`,
    count('click ping', linear.click.tracking),
  ];
  return parts.filter((part) => part).join(', ');
}

const describeTracking = ({ event, at }: Ad['trackings'][number]): string =>
  at === undefined ? event : `${event}@${at}`;

const count = (name: string, list: readonly unknown[]): string | false =>
  list.length > 0 && `${list.length} ${name}${list.length === 1 ? '' : 's'}`;
