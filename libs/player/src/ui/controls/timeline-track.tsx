import type { CSSProperties } from 'react';
import { filled, type TimelinePart } from '../chapters.ts';
import { usePlayerValue } from '../player-context.ts';

/** Class names of {@link TimelineTrack}. */
export interface TrackClasses {
  track: string;
  part: string;
  buffered: string;
  played: string;
  knob: string;
}

type Range = readonly [number, number];

const sameRanges = (one: readonly Range[], other: readonly Range[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The drawn line: chapters, every loaded stretch, and what has been played. */
export function TimelineTrack({
  classes,
  parts,
  time,
}: {
  classes: TrackClasses;
  parts: readonly TimelinePart[];
  time: number;
}) {
  const ranges = usePlayerValue(({ context }) => context.bufferedTime, sameRanges);
  return (
    <div className={classes.track} aria-hidden="true">
      {parts.map((part) => (
        <div
          key={part.start}
          className={classes.part}
          style={{ flexGrow: Math.max(1, part.end - part.start) }}
        >
          {ranges.map(([start, end]) => (
            <div key={start} className={classes.buffered} style={stretch(part, start, end)} />
          ))}
          <div className={classes.played} style={stretch(part, part.start, time)} />
        </div>
      ))}
    </div>
  );
}

/** Where a stretch of time lies in a part. */
function stretch(part: TimelinePart, start: number, end: number): CSSProperties {
  const from = filled(part, start);
  return {
    insetInlineStart: `${from * 100}%`,
    inlineSize: `${Math.max(0, filled(part, end) - from) * 100}%`,
  };
}
