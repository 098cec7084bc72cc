import { memo } from 'react';
import { formatTime } from './guide-time.ts';
import { halfHoursIn, pxOf } from './guide-window.ts';
import type { TimeRange } from './guide.types.ts';
import { corner, nowPlate, ruler, scale, tick } from './timeline-grid.css.ts';

/** Props of {@link TimelineRuler}. */
export interface TimelineRulerProps {
  /** What is drawn of the time. */
  window: TimeRange;
  /** All days. */
  range: TimeRange;
  now: number;
  timeZone: string;
}

/** The half hours over the programmes, and the plate of now. For the eye: each programme says its own time. */
export const TimelineRuler = memo(function TimelineRuler({
  window,
  range,
  now,
  timeZone,
}: TimelineRulerProps) {
  return (
    <div className={ruler} aria-hidden="true">
      <div className={corner} />
      <div className={scale} style={{ inlineSize: pxOf(range.to - range.from) }}>
        {halfHoursIn(window).map((time) => (
          <span key={time} className={tick} style={{ insetInlineStart: pxOf(time - range.from) }}>
            {formatTime(time, timeZone)}
          </span>
        ))}
        {now >= range.from && now < range.to && (
          <span className={nowPlate} style={{ insetInlineStart: pxOf(now - range.from) }}>
            {formatTime(now, timeZone)}
          </span>
        )}
      </div>
    </div>
  );
});
