import { filmSecondsAt, type LoopView } from './loop-clock.ts';
import type { LoopThumbnails } from './loop-film.ts';
import type { StreamWindow } from './stream-window.ts';

/** Seconds between two pictures: enough for a seek bar, and a list of a long programme stays small. */
const STEP_SECONDS = 10;

/** The list of thumbnails of a programme, over the film's own sheet. THUMB-001 */
export function loopThumbnails(view: LoopView, { first, last }: StreamWindow): LoopThumbnails {
  const { film, zero } = view;
  const { images, thumb_size, thumbs } = film.thumbnails;
  const step = Math.max(1, Math.round(STEP_SECONDS / film.segmentSeconds));
  const numbers = Array.from(
    { length: Math.ceil((last - first + 1) / step) },
    (_, index) => first + index * step,
  );
  return {
    images,
    thumb_size,
    thumbs: numbers.flatMap((number) => {
      const at = filmSecondsAt(view, number);
      const thumb = thumbs.findLast(({ timestamp }) => timestamp <= at);
      return thumb ? [{ timestamp: number * film.segmentSeconds - zero, top: thumb.top }] : [];
    }),
  };
}
