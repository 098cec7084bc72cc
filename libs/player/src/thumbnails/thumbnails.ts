import * as v from 'valibot';

const pixels = v.pipe(v.number(), v.minValue(0));

/** The list of thumbnails as the media origin gives it. THUMB-001, THUMB-003 */
const thumbnailsSchema = v.object({
  images: v.pipe(v.array(v.string()), v.minLength(1)),
  thumb_size: v.object({ width: pixels, height: pixels }),
  thumbs: v.array(
    v.object({
      timestamp: v.pipe(v.number(), v.minValue(0)),
      top: v.optional(pixels),
      left: v.optional(pixels),
      region: v.optional(v.object({ top: pixels, left: v.optional(pixels, 0) })),
    }),
  ),
});

/** Pictures for the seek bar, all on one sheet. THUMB-002 */
export interface Thumbnails {
  url: string;
  /** Of one picture on the sheet, in px. */
  size: { width: number; height: number };
  /** In order of time; `timestamp` in seconds, the place on the sheet in px. */
  thumbs: readonly { timestamp: number; top: number; left: number }[];
}

/** Reads the list; the sheet's address is relative to the list's own. */
export function parseThumbnails(json: unknown, listUrl: string): Thumbnails {
  const { images, thumb_size: size, thumbs } = v.parse(thumbnailsSchema, json);
  return {
    url: new URL(images[0] ?? '', listUrl).href,
    size,
    thumbs: thumbs
      .map(({ timestamp, top = 0, left = 0, region }) => ({ timestamp, top, left, ...region }))
      .sort((one, other) => one.timestamp - other.timestamp),
  };
}

/** The picture for a time: the last one that is not later, the first one before that. THUMB-006 */
export function thumbnailAt(
  { thumbs }: Thumbnails,
  time: number,
): Thumbnails['thumbs'][number] | undefined {
  return thumbs.findLast(({ timestamp }) => timestamp <= time) ?? thumbs[0];
}

/** Fetches the list; undefined where there is none, since a seek bar works without pictures. */
export async function loadThumbnails(
  url: string,
  signal?: AbortSignal,
): Promise<Thumbnails | undefined> {
  try {
    const answer = await fetch(url, signal ? { signal } : {});
    return answer.ok ? parseThumbnails(await answer.json(), answer.url || url) : undefined;
  } catch {
    return undefined;
  }
}
