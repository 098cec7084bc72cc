/** A stretch of a title that its lists say is not there. */
export interface Hole {
  /** Numbers of its segments. */
  segments: readonly number[];
  /** Whether the sound is missing as well. */
  hasSound: boolean;
}

/** The holes that an address can name in place of a fault. */
export const holes: Readonly<Record<string, Hole>> = {
  'hole-in-the-picture': { segments: [4], hasSound: false },
  'hole-in-all': { segments: [4, 5], hasSound: true },
  'long-hole-in-all': { segments: [4, 5, 6, 7, 8, 9, 10, 11], hasSound: true },
};

interface Entry {
  number: number;
  time: number;
  length: number;
}

/** All segments of a DASH timeline. */
function entriesOf(timeline: string): Entry[] {
  const entries: Entry[] = [];
  for (const [, time, length = '0', repeats = '0'] of timeline.matchAll(
    /<S t="(\d+)" d="(\d+)"(?: r="(\d+)")?\/>/g,
  )) {
    for (let index = 0; index <= Number(repeats); index += 1) {
      const begin = Number(time) + index * Number(length);
      entries.push({ number: entries.length + 1, time: begin, length: Number(length) });
    }
  }
  return entries;
}

const template =
  /media="(?<folder>[\w-]+)\/\$Number\$\.m4s"[^>]*>(?<timeline>[^]*?)<\/SegmentTimeline>/g;

const isMissing = ({ segments, hasSound }: Hole, folder: string, number: number) =>
  segments.includes(number) && (hasSound || !folder.startsWith('audio'));

/** A manifest or playlist with a hole. DASH names segments by their times then, since a hole has no numbers. */
export function withHole(hole: Hole, file: string, text: string): string {
  if (file.endsWith('.mpd')) {
    return text.replaceAll(template, (whole, folder: string, timeline: string) => {
      const lines = entriesOf(timeline)
        .filter(({ number }) => !isMissing(hole, folder, number))
        .map(({ time, length }) => `<S t="${time}" d="${length}"/>`);
      return whole
        .replace('$Number$', 't$Time$')
        .replace(timeline, `<SegmentTimeline>${lines.join('')}`);
    });
  }
  return text.replaceAll(/^([\w-]+)\/(\d+)\.m4s$/gm, (line, folder: string, number: string) =>
    isMissing(hole, folder, Number(number)) ? `#EXT-X-GAP\n${line}` : line,
  );
}

/** The stored name of a segment that is named by its time. */
export function numberedName(file: string, manifest: string): string {
  const [, folder, time] = /([\w-]+)\/t(\d+)\.m4s$/.exec(file) ?? [];
  if (folder === undefined) return file;
  const found = [...manifest.matchAll(template)].find(
    ({ groups }) => groups?.['folder'] === folder,
  );
  const entry = entriesOf(found?.groups?.['timeline'] ?? '').find(
    (one) => one.time === Number(time),
  );
  return file.replace(`t${time}`, String(entry?.number));
}

/** Whether a segment lies in a hole. */
export function isInHole(hole: Hole, file: string): boolean {
  const [, folder = '', number] = /([\w-]+)\/(\d+)\.m4s$/.exec(file) ?? [];
  return isMissing(hole, folder, Number(number));
}
