/** Numbers of the segments that a title with a gap does not have. */
const MISSING: readonly number[] = [2, 3];

const padded = (number: number) => String(number).padStart(3, '0');

/**
 * A list of the title with a gap that it tells of: HLS by a tag in every playlist, DASH by a hole in the timeline of the
 * picture, whose segments are named by their times then.
 */
export function withGap(name: string, list: string): string {
  if (name.endsWith('.m3u8')) {
    return MISSING.reduce(
      (text, number) =>
        text.replace(
          new RegExp(`^(s\\d+-${padded(number)}\\.m4s)$`, 'm'),
          (line) => `#EXT-X-GAP\n${line}`,
        ),
      list,
    );
  }
  return list.replace(
    /media="s\$RepresentationID\$-\$Number%03d\$\.m4s"><SegmentTimeline><S t="0" d="(\d+)" r="(\d+)"\/>/,
    (_, length: string, repeats: string) => {
      const after = (MISSING.at(-1) ?? 0) * Number(length);
      const left = Number(repeats) - MISSING.length - 1;
      return `media="s$RepresentationID$-at-$Time$-by-${length}.m4s"><SegmentTimeline><S t="0" d="${length}"/><S t="${after}" d="${length}" r="${left}"/>`;
    },
  );
}

/** The stored name of a segment that is named by its time. */
export function storedName(name: string): string {
  const [, id, time, length] = /^s(\d+)-at-(\d+)-by-(\d+)\.m4s$/.exec(name) ?? [];
  if (id === undefined) return name;
  return `s${id}-${padded(Number(time) / Number(length) + 1)}.m4s`;
}
