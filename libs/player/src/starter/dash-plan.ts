import { mainSet } from './dash-sets.ts';
import { type Attributes, tags } from './dash-tags.ts';
import { START_SECONDS, type StartPlan, type StartStream } from './start-plan.ts';

interface Segment {
  number: number;
  /** In units of the timescale. */
  time: number;
}

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\$(\w+)(?:%0(\d+)d)?\$/g, (_, name: string, width = '0') =>
    String(values[name] ?? '').padStart(Number(width), '0'),
  );
}

/** Seconds of a duration such as `PT1H2M3.5S`; undefined for one with years, months or days. */
function secondsOf(duration: string | undefined): number | undefined {
  const found = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(duration ?? '');
  if (!found) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/** The segments of a timeline from the one that holds `from` to the one that holds `to`, in units. */
function timelineSegments(lines: Attributes[], first: number, from: number, to: number): Segment[] {
  const found: Segment[] = [];
  let number = first;
  let time = Number(lines[0]?.['t'] ?? 0);
  for (const { t, d = '0', r = '0' } of lines) {
    time = Number(t ?? time);
    for (let round = 0; round <= Number(r) && time < to; round += 1) {
      if (time + Number(d) > from) found.push({ number, time });
      time += Number(d);
      number += 1;
    }
  }
  return found;
}

/** The same for segments of one length. */
function evenSegments(length: number, first: number, from: number, to: number): Segment[] {
  const begin = Math.floor(from / length);
  const count = Math.max(1, Math.ceil(to / length) - begin);
  return Array.from({ length: count }, (_, index) => ({
    number: first + begin + index,
    time: (begin + index) * length,
  }));
}

function segmentsOf(
  scope: string,
  template: Attributes,
  { startTime, duration }: Pick<StartPlan, 'startTime' | 'duration'>,
): Segment[] {
  const timescale = Number(template['timescale'] ?? 1);
  const first = Number(template['startNumber'] ?? 1);
  const length = Number(template['duration'] ?? 0);
  const from = startTime * timescale;
  const to = Math.min(startTime + START_SECONDS, duration) * timescale;
  const lines = tags(scope, 'S');
  if (lines.length > 0) return timelineSegments(lines, first, from, to);
  return length > 0 ? evenSegments(length, first, from, to) : [];
}

function streamOf(
  set: string,
  kind: StartStream['kind'],
  base: string,
  place: Pick<StartPlan, 'startTime' | 'duration'>,
): StartStream | undefined {
  const [own = {}] = tags(set, 'AdaptationSet');
  const lowest = tags(set, 'Representation').toSorted(
    (one, other) => Number(one['bandwidth']) - Number(other['bandwidth']),
  )[0];
  const id = lowest?.['id'];
  if (!lowest || id === undefined) return undefined;
  const inner = new RegExp(
    `<Representation\\b[^>]*\\bid="${id}"[^>]*[^/]>([\\s\\S]*?)</Representation>`,
  ).exec(set)?.[1];
  const scope = inner?.includes('<SegmentTemplate') ? inner : set;
  const [template = {}] = tags(scope, 'SegmentTemplate');
  const { media, initialization } = template;
  const mimeType = lowest['mimeType'] ?? own['mimeType'];
  const codecs = lowest['codecs'] ?? own['codecs'];
  const isShifted = Number(template['presentationTimeOffset'] ?? 0) !== 0;
  if (!media || !initialization || !codecs || isShifted || mimeType !== `${kind}/mp4`) {
    return undefined;
  }
  const values = { RepresentationID: id, Bandwidth: lowest['bandwidth'] ?? '' };
  const names = segmentsOf(scope, template, place).map(({ number, time }) =>
    fill(media, { ...values, Number: number, Time: time }),
  );
  if (names.length === 0) return undefined;
  const urls = [fill(initialization, values), ...names].map((name) => new URL(name, base).href);
  return { kind, type: `${mimeType}; codecs="${codecs}"`, codecs, urls, language: own['lang'] };
}

/**
 * Reads what to start with from a DASH manifest: the lowest picture and the main sound, from `startTime` on.
 *
 * Reads clear static manifests of one period with segment templates, which is what packagers write; for anything
 * else there is no plan, and the engine starts by itself.
 *
 * @param startTime - In seconds.
 */
export function dashPlan(
  manifest: string,
  manifestUrl: string,
  startTime = 0,
): StartPlan | undefined {
  const [top] = tags(manifest, 'MPD');
  const periods = tags(manifest, 'Period');
  const duration = secondsOf(top?.['mediaPresentationDuration']);
  const sets = manifest.match(/<AdaptationSet\b[\s\S]*?<\/AdaptationSet>/g) ?? [];
  const kinds = ['video', 'audio'] as const;
  const found = kinds.map((kind) => mainSet(sets, kind));
  // Addresses of subtitles do not matter; those above all sets, or of these two, would.
  const aside = sets.filter((set) => !found.includes(set));
  const scope = aside.reduce((text, set) => text.replace(set, ''), manifest);
  const isPlain =
    top?.['type'] !== 'dynamic' &&
    periods.length === 1 &&
    (secondsOf(periods[0]?.['start'] ?? 'PT0S') ?? 1) === 0 &&
    !/<(?:BaseURL|ContentProtection|xlink)\b/.test(scope);
  if (!isPlain || !duration || startTime >= duration || found.includes(null)) return undefined;
  const streams = kinds.flatMap((kind, index) => {
    const set = found[index];
    const stream = set && streamOf(set, kind, manifestUrl, { startTime, duration });
    return stream ? [stream] : [];
  });
  // A picture without its sound, or the other way round, is no start.
  return streams.length === found.filter(Boolean).length && streams.length > 0
    ? { duration, startTime, streams }
    : undefined;
}
