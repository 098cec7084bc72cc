import type { AdAddresses, Tracked } from '../ad-addresses.ts';
import type { AdRequest } from '../ad-request.schema.ts';
import type { Spot } from '../spots.ts';
import { iconsElement, type Icon } from './icons.ts';
import { linearTracking } from './tracked-events.ts';
import { cdata, xml } from './xml.ts';

/** A file of an advertisement, or a script that draws it. */
export interface MediaFile {
  url: string;
  type: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Kilobits a second. */
  bitrate?: number;
  codec?: string;
  /** @default 'progressive' */
  delivery?: 'progressive' | 'streaming';
  isVpaid?: boolean;
}

/** The moving part of an advertisement. VAST 4.3 §3.8 */
export interface Linear {
  spot: Spot;
  files: readonly MediaFile[];
  /** What it says of its length, in seconds. @default that of the spot */
  duration?: number;
  /** Seconds after which it may be skipped; absent when it may not. */
  skipAfter?: number;
  /** Handed to what draws it. */
  parameters?: object;
  /** A page over the video, by SIMID; VAST 4 only. */
  simid?: { url: string; variableDuration: boolean };
  /** VAST 4 only. */
  captions?: readonly { url: string; language: string }[];
  /** Not of VAST 2. */
  icons?: readonly Icon[];
}

const clock = (seconds: number): string => {
  const text = new Date(seconds * 1000).toISOString();
  return text.slice(11, Number.isInteger(seconds) ? 19 : 23);
};

const mediaFile = ({ url, isVpaid, delivery = 'progressive', ...file }: MediaFile): string =>
  xml('MediaFile', { delivery, ...file, apiFramework: isVpaid ? 'VPAID' : undefined }, cdata(url));

const simidFile = ({ url, variableDuration }: NonNullable<Linear['simid']>): string =>
  xml(
    'InteractiveCreativeFile',
    { type: 'text/html', apiFramework: 'SIMID', variableDuration: String(variableDuration) },
    cdata(url),
  );

const captionFiles = (captions: NonNullable<Linear['captions']>): string =>
  xml(
    'ClosedCaptionFiles',
    {},
    ...captions.map(({ url, language }) =>
      xml('ClosedCaptionFile', { type: 'text/vtt', language }, cdata(url)),
    ),
  );

function mediaFiles(version: AdRequest['vast'], { files, simid, captions }: Linear): string[] {
  if (files.length === 0) return [];
  const isFourth = version === '4';
  return [
    xml(
      'MediaFiles',
      {},
      ...files.map(mediaFile),
      ...(isFourth && simid ? [simidFile(simid)] : []),
      ...(isFourth && captions ? [captionFiles(captions)] : []),
    ),
  ];
}

/** The `Linear` of an advertisement. */
export function linearElement(
  version: AdRequest['vast'],
  addresses: AdAddresses,
  tracked: Tracked,
  linear: Linear,
): string {
  const { spot, duration = spot.duration, skipAfter, parameters, icons } = linear;
  const skipoffset = skipAfter === undefined || version === '2' ? undefined : clock(skipAfter);
  return xml(
    'Linear',
    { skipoffset },
    ...(icons && version !== '2' ? [iconsElement(addresses, tracked, icons)] : []),
    linearTracking(version, addresses, tracked),
    xml('Duration', {}, clock(duration)),
    ...(parameters ? [xml('AdParameters', {}, cdata(JSON.stringify(parameters)))] : []),
    ...mediaFiles(version, linear),
    xml(
      'VideoClicks',
      {},
      xml('ClickThrough', {}, cdata(addresses.landing(spot))),
      xml('ClickTracking', {}, cdata(addresses.track('click', tracked))),
    ),
  );
}
