// oxlint-disable-next-line typescript/triple-slash-reference -- The package has no types, and every project that imports this file needs them.
/// <reference path="./vmap.d.ts" />
import VMAP, { type VmapBreak } from '@dailymotion/vmap';
import type { Tracking } from '../../model/ad.types.ts';
import type { RequestedSlot } from '../request-ads.types.ts';
import { momentOf, readOffset, readTime, type TimeOffset } from '../time-offset.ts';
import { webAddress } from '../web-address.ts';
import { XmlFailure } from '../xml-failure.ts';

/** Where the advertisements of a break come from. VMAP 1.0 §2.3.2 */
export type AdSource =
  | { kind: 'inline'; vast: Element }
  | { kind: 'address'; url: string }
  /** A template that is not VAST, or none at all. */
  | { kind: 'unknown' };

/** One break of a VMAP. VMAP 1.0 §2.3.1 */
export interface VmapAdBreak {
  at: TimeOffset | 'start' | 'end';
  /** Seconds until it comes once more. */
  repeatAfter: number | undefined;
  source: AdSource;
  allowsSeveral: boolean;
  followsWrappers: boolean;
  trackings: readonly Tracking[];
}

/** What a VMAP document says. */
export interface VmapDocument {
  /** Address of the document. */
  base: string;
  /** Linear breaks whose moment can be read, in the order of the document. */
  breaks: readonly VmapAdBreak[];
}

/**
 * Reads VMAP 1.0; undefined where the document is none.
 *
 * @param base - Its address.
 * @throws {@link XmlFailure} `VMAP_VERSION_NOT_SUPPORTED`.
 */
export function readVmap(root: Element, base: string): VmapDocument | undefined {
  if (root.nodeName.replace(/^.*:/u, '') !== 'VMAP') return undefined;
  const { version, adBreaks } = new VMAP({ documentElement: root });
  if (version !== null && !/^1(?:\.|$)/u.test(version.trim())) {
    throw new XmlFailure('VMAP_VERSION_NOT_SUPPORTED');
  }
  return { base, breaks: adBreaks.flatMap((adBreak) => readBreak(adBreak, base) ?? []) };
}

/** The break of a slot; of midrolls the last that the content has passed. */
export function breakOf(
  { breaks }: VmapDocument,
  slot: RequestedSlot,
  time: number,
  duration: number,
): VmapAdBreak | undefined {
  if (slot === 'preroll') return breaks.find((adBreak) => isAtStart(adBreak));
  if (slot === 'postroll') return breaks.find((adBreak) => isAtEnd(adBreak, duration));
  if (slot === 'pauseroll') return undefined;
  return breaks
    .flatMap((adBreak) => momentsOf(adBreak, duration).map((at) => ({ at, adBreak })))
    .filter(({ at }) => at <= time)
    .sort((one, other) => one.at - other.at)
    .at(-1)?.adBreak;
}

/** When midrolls are due, in seconds of the content, in order and each once. */
export const midrollsOf = ({ breaks }: VmapDocument, duration: number): number[] =>
  [...new Set(breaks.flatMap((adBreak) => momentsOf(adBreak, duration)))].sort(
    (one, other) => one - other,
  );

function readBreak(adBreak: VmapBreak, base: string): VmapAdBreak | undefined {
  const text = adBreak.timeOffset?.trim();
  const at = text === 'start' || text === 'end' ? text : readOffset(text);
  const types = (adBreak.breakType ?? 'linear').toLowerCase().split(',');
  if (at === undefined || !types.some((type) => type.trim() === 'linear')) return undefined;
  return {
    at,
    repeatAfter: readTime(adBreak.repeatAfter?.trim()),
    source: sourceOf(adBreak, base),
    allowsSeveral: adBreak.adSource?.allowMultipleAds !== 'false',
    followsWrappers: adBreak.adSource?.followRedirects !== 'false',
    trackings: adBreak.trackingEvents.flatMap(({ event, uri }) => {
      const url = webAddress(uri, base);
      return event && url !== undefined ? { event, url } : [];
    }),
  };
}

function sourceOf({ adSource }: VmapBreak, base: string): AdSource {
  if (adSource?.vastAdData) return { kind: 'inline', vast: adSource.vastAdData };
  const isVast = /^(?:vast\d*)?$/iu.test(adSource?.adTagURI?.templateType ?? '');
  const url = isVast ? webAddress(adSource?.adTagURI?.uri, base) : undefined;
  return url === undefined ? { kind: 'unknown' } : { kind: 'address', url };
}

/** Most moments of a break that repeats: a document that asks for one a second asks in error. */
const MAX_REPEATS = 100;

/** The moments of a break between the start and the end, which have slots of their own. */
function momentsOf({ at, repeatAfter }: VmapAdBreak, duration: number): number[] {
  const first = typeof at === 'string' ? undefined : momentOf(at, duration);
  if (first === undefined) return [];
  const count = repeatAfter && duration > 0 ? Math.ceil((duration - first) / repeatAfter) : 1;
  return Array.from(
    { length: Math.min(Math.max(count, 1), MAX_REPEATS) },
    (_, index) => first + index * (repeatAfter ?? 0),
  ).filter((moment) => moment > 0 && (duration <= 0 || moment < duration));
}

const isAtStart = ({ at }: VmapAdBreak): boolean =>
  typeof at === 'string' ? at === 'start' : ('share' in at ? at.share : at.seconds) === 0;

function isAtEnd({ at }: VmapAdBreak, duration: number): boolean {
  if (typeof at === 'string') return at === 'end';
  if ('share' in at) return at.share === 1;
  return duration > 0 && at.seconds >= duration;
}
