import type { CueSettings } from '../../engine/cue-place.ts';

/** A cue as dash.js takes it from a parser; times in seconds. */
export interface ParsedCue {
  start: number;
  end: number;
  /** As in WebVTT. */
  data: string;
  styles: CueSettings;
}

type Attributes = Readonly<Record<string, string>>;

interface Clock {
  frameRate: number;
  tickRate: number;
}

const attribute = /(?:[\w-]+:)?([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(attribute)].map(([, name = '', double, single = '']) => [
      name,
      double ?? single,
    ]),
  );

/** Opening and closing tags of a name, with whatever prefix. */
const tagOf = (name: string) => `<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?/?>`;

/** Seconds of `00:00:05.5`, `00:00:05:12`, `5.5s`, `500ms` or `50t`. */
function secondsOf(time: string | undefined, { frameRate, tickRate }: Clock): number | undefined {
  const clock = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)(?::(\d+))?$/.exec(time ?? '');
  if (clock) {
    const [hours = 0, minutes = 0, seconds = 0, frames = 0] = clock
      .slice(1)
      .map((part) => Number(part ?? 0));
    return hours * 3600 + minutes * 60 + seconds + frames / frameRate;
  }
  const [, count, unit = ''] = /^([\d.]+)(h|m|s|ms|f|t)$/.exec(time ?? '') ?? [];
  const units: Record<string, number> = {
    h: 3600,
    m: 60,
    s: 1,
    ms: 0.001,
    f: 1 / frameRate,
    t: 1 / tickRate,
  };
  return count === undefined ? undefined : Number(count) * (units[unit] ?? 1);
}

/** The upper edges of the regions in the upper half, by their names: the others are at the foot, as all words are. */
function upperRegions(document: string): Map<string, CueSettings> {
  const regions = document.match(new RegExp(tagOf('region'), 'g')) ?? [];
  return new Map(
    regions.flatMap((tag): [string, CueSettings][] => {
      const { id = '', origin, displayAlign } = attributesOf(tag);
      const [, top] = /^[\d.]+% ([\d.]+)%$/.exec(origin ?? '') ?? [];
      const isUpper = top !== undefined && Number(top) < 50 && displayAlign !== 'after';
      return isUpper ? [[id, { line: Number(top), snapToLines: false }]] : [];
    }),
  );
}

/** The text of a paragraph: markup is left out, and what only lays the file out. */
const wordsOf = (inside: string) =>
  inside
    .replace(/\s+/g, ' ')
    .replace(new RegExp(` ?${tagOf('br')} ?`, 'g'), '\n')
    .replace(/<[^>]*>/g, '')
    .trim();

/**
 * Reads the words out of TTML, such as IMSC 1 text: when they are said, and whether above. Colours, fonts and pictures
 * are left out. No XML parser: those want a Trusted Types policy.
 *
 * @param offset - Added to all times, in seconds.
 * @param from - Of the segment, in seconds: outside of it the document says nothing.
 * @param to - In seconds.
 */
export function ttmlCues(
  text: string,
  offset = 0,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): ParsedCue[] {
  const document = text.replace(/<!--[\s\S]*?-->/g, '');
  const { frameRate = '30', tickRate = '1' } = attributesOf(
    new RegExp(tagOf('tt')).exec(document)?.[0] ?? '',
  );
  const clock = { frameRate: Number(frameRate), tickRate: Number(tickRate) };
  const regions = upperRegions(document);
  const open: { begin: number; end: number; region: string | undefined }[] = [];
  const found: ParsedCue[] = [];
  const parts = /<(\/)?(?:[\w-]+:)?(body|div|p)((?:\s[^>]*?)?)(\/)?>/g;
  for (const part of document.matchAll(parts)) {
    const [whole, isClosing, name, attributes = '', isEmpty] = part;
    if (isClosing) {
      open.pop();
      continue;
    }
    const { begin, end, dur, region } = attributesOf(attributes);
    const outer = open.at(-1);
    const base = outer?.begin ?? offset;
    const start = base + (secondsOf(begin, clock) ?? 0);
    const length = secondsOf(dur, clock);
    const till = secondsOf(end, clock);
    const ends = [
      outer?.end ?? to,
      ...(length === undefined ? [] : [start + length]),
      ...(till === undefined ? [] : [base + till]),
    ];
    const last = Math.min(...ends);
    const place = region ?? outer?.region;
    if (!isEmpty) open.push({ begin: start, end: last, region: place });
    if (name !== 'p' || isEmpty) continue;
    const inside = document.slice(part.index + whole.length);
    const [words = ''] = inside.split(/<\/(?:[\w-]+:)?p>/, 1);
    const data = wordsOf(words);
    const shown = { start: Math.max(start, from), end: last };
    if (shown.end > shown.start && data) {
      found.push({ ...shown, data, styles: regions.get(place ?? '') ?? {} });
    }
  }
  return found;
}
