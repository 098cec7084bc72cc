import { escapeXml } from '../../server/escape-xml.ts';
import type { AdAddresses } from './ad-addresses.ts';
import type { AdRequest } from './ad-request.schema.ts';
import type { Spot } from './spots.ts';
import { cdata, xml } from './xml.ts';

type Version = AdRequest['vast'];

const versions: Readonly<Record<Version, string>> = { '2': '2.0', '3': '3.0', '4': '4.2' };

/** What a player is asked to report of a linear advertisement. */
const tracked = [
  'creativeView',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
] as const;

/** A file of an advertisement, or a script that draws it. */
export interface MediaFile {
  url: string;
  type: string;
  isVpaid?: boolean;
}

/** What distinguishes an inline advertisement. */
export interface InlineAd {
  spot: Spot;
  files: readonly MediaFile[];
  /** Seconds after which it may be skipped; absent when it may not. */
  skipAfter?: number;
  /** Place in a pod, from 1. */
  sequence?: number;
  /** Handed to the script that draws it. */
  parameters?: object;
}

const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);

/** A whole document. Without advertisements there is nothing to show, which may be reported. */
export function vastDocument(
  version: Version,
  addresses: AdAddresses,
  ads: readonly string[],
): string {
  const contents =
    ads.length > 0
      ? ads
      : version === '2'
        ? []
        : [xml('Error', {}, cdata(addresses.track('error')))];
  const namespace = version === '4' ? 'http://www.iab.com/VAST' : undefined;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml(
    'VAST',
    { version: versions[version], xmlns: namespace },
    ...contents,
  )}\n`;
}

const trackingEvents = (addresses: AdAddresses, ad: string): string =>
  xml(
    'TrackingEvents',
    {},
    ...tracked.map((event) => xml('Tracking', { event }, cdata(addresses.track(event, ad)))),
  );

const mediaFile = ({ url, type, isVpaid }: MediaFile, { width, height }: Spot): string =>
  xml(
    'MediaFile',
    {
      delivery: 'progressive',
      type,
      width,
      height,
      apiFramework: isVpaid ? 'VPAID' : undefined,
    },
    cdata(url),
  );

/** An advertisement that an answer holds itself. */
export function inlineAd(version: Version, addresses: AdAddresses, ad: InlineAd): string {
  const { spot, files, skipAfter, sequence, parameters } = ad;
  const skipoffset = skipAfter === undefined || version === '2' ? undefined : clock(skipAfter);
  const linear = xml(
    'Linear',
    { skipoffset },
    xml('Duration', {}, clock(spot.duration)),
    ...(parameters ? [xml('AdParameters', {}, cdata(JSON.stringify(parameters)))] : []),
    ...(files.length > 0
      ? [xml('MediaFiles', {}, ...files.map((file) => mediaFile(file, spot)))]
      : []),
    xml(
      'VideoClicks',
      {},
      xml('ClickThrough', {}, cdata(addresses.landing(spot.id))),
      xml('ClickTracking', {}, cdata(addresses.track('click', spot.id))),
    ),
    trackingEvents(addresses, spot.id),
  );
  const registered = xml(
    'UniversalAdId',
    { idRegistry: 'foyer.example', idValue: spot.id },
    escapeXml(spot.id),
  );
  return xml(
    'Ad',
    { id: spot.id, sequence },
    xml(
      'InLine',
      {},
      xml('AdSystem', { version: '1.0' }, 'Foyer demo ads'),
      xml('AdTitle', {}, escapeXml(spot.title)),
      ...(version === '4' ? [xml('AdServingId', {}, escapeXml(spot.id))] : []),
      xml('Error', {}, cdata(addresses.track('error', spot.id))),
      xml('Impression', { id: 'foyer' }, cdata(addresses.track('impression', spot.id))),
      xml(
        'Creatives',
        {},
        xml(
          'Creative',
          { id: spot.id, sequence: 1 },
          ...(version === '4' ? [registered] : []),
          linear,
        ),
      ),
    ),
  );
}

/** An advertisement that another answer holds. What happens to it is reported to both. */
export const wrapperAd = (addresses: AdAddresses, depth: number): string =>
  xml(
    'Ad',
    { id: `wrapper-${depth}` },
    xml(
      'Wrapper',
      {},
      xml('AdSystem', { version: '1.0' }, 'Foyer demo ads'),
      xml('VASTAdTagURI', {}, cdata(addresses.next(depth - 1))),
      xml('Error', {}, cdata(addresses.track('error', `wrapper-${depth}`))),
      xml(
        'Impression',
        { id: `wrapper-${depth}` },
        cdata(addresses.track('impression', `wrapper-${depth}`)),
      ),
      xml('Creatives', {}),
    ),
  );
