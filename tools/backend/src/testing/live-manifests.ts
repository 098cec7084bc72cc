/** A segment as a manifest names it. */
export interface NamedSegment {
  number: number;
  /** Relative to the stream. */
  address: string;
  /** In seconds since 1970 (HLS) or in units of the track (DASH). */
  start: number;
  length: number;
}

/** What one manifest says of one track. */
export interface NamedTrack {
  segments: NamedSegment[];
  /** Units in a second. */
  unitsPerSecond: number;
}

/** Reads a media playlist; times in seconds since 1970. @throws Error for a discontinuity, or without a clock. */
export function readPlaylist(text: string): NamedTrack & { isEnded: boolean } {
  if (text.includes('#EXT-X-DISCONTINUITY')) throw new Error('The playlist has a discontinuity');
  const value = (tag: string) => new RegExp(`^#${tag}:(.*)$`, 'm').exec(text)?.[1];
  let number = Number(value('EXT-X-MEDIA-SEQUENCE'));
  let start = Date.parse(value('EXT-X-PROGRAM-DATE-TIME') ?? '') / 1000;
  if (Number.isNaN(number) || Number.isNaN(start)) throw new Error('The playlist says no time');
  const segments: NamedSegment[] = [];
  for (const [, seconds, address = ''] of text.matchAll(/^#EXTINF:([\d.]+),\n(.+)$/gm)) {
    const length = Number(seconds);
    segments.push({ number, address, start, length });
    number += 1;
    start += length;
  }
  return { segments, unitsPerSecond: 1, isEnded: text.includes('#EXT-X-ENDLIST') };
}

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(`\\b${name}="(\\d+)"`).exec(tag)?.[1] ?? 0);

/** Reads the tracks of a DASH manifest with timelines by the folder of their segments. */
export function readManifest(text: string): ReadonlyMap<string, NamedTrack> {
  const templates = text.match(/<SegmentTemplate[\s\S]*?<\/SegmentTemplate>/g) ?? [];
  return new Map(
    templates.map((template) => {
      const media = /media="([^"]+)"/.exec(template)?.[1] ?? '';
      let number = attribute(template, 'startNumber');
      const segments: NamedSegment[] = [];
      for (const [entry] of template.matchAll(/<S [^>]*>/g)) {
        const length = attribute(entry, 'd');
        for (let round = 0; round <= attribute(entry, 'r'); round += 1) {
          const start = attribute(entry, 't') + round * length;
          const address = media.replace('$Number$', String(number));
          segments.push({ number, address, start, length });
          number += 1;
        }
      }
      const unitsPerSecond = attribute(template, 'timescale');
      return [media.split('/')[0] ?? '', { segments, unitsPerSecond }] as const;
    }),
  );
}
