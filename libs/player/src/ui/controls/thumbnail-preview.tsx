import { formatClock } from '@foyer/ui/i18n';
import type { CSSProperties } from 'react';
import { thumbnailAt } from '../../thumbnails/thumbnails.ts';
import { clockTime } from '../clock-time.ts';
import { useThumbnails } from '../use-thumbnails.ts';
import type { TimelineSpan } from '../use-timeline-span.ts';

/** Class names of {@link ThumbnailPreview}. */
export interface ThumbnailClasses {
  preview: string;
  picture: string;
  previewTime: string;
  chapter: string;
}

/** The picture, time and chapter of a place on the timeline; a skin gives the picture's width. THUMB-001 to THUMB-003 */
export function ThumbnailPreview({
  classes,
  time,
  span: { start, end, isLive },
  chapter,
}: {
  classes: ThumbnailClasses;
  time: number;
  span: TimelineSpan;
  chapter?: string | undefined;
}) {
  const thumbnails = useThumbnails();
  const place = thumbnails && thumbnailAt(thumbnails, time);
  const share = end > start ? (time - start) / (end - start) : 0;
  return (
    <div
      className={classes.preview}
      style={{ '--place': share } as CSSProperties}
      aria-hidden="true"
    >
      {thumbnails && place && (
        <div className={classes.picture}>
          <Sheet thumbnails={thumbnails} place={place} />
        </div>
      )}
      <div className={classes.previewTime}>{isLive ? clockTime(time) : formatClock(time)}</div>
      {chapter && <div className={classes.chapter}>{chapter}</div>}
    </div>
  );
}

type SheetProps = {
  thumbnails: NonNullable<ReturnType<typeof useThumbnails>>;
  place: { top: number; left: number };
};

/** One picture of the sheet, scaled to the width of its box. */
function Sheet({ thumbnails: { url, size }, place }: SheetProps) {
  return (
    <svg
      viewBox={`${place.left} ${place.top} ${size.width} ${size.height}`}
      width="100%"
      height="100%"
    >
      <image href={url} />
    </svg>
  );
}
