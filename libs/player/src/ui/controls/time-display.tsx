import { formatClock } from '@foyer/ui/i18n';
import { useControlsValue, usePlayerValue } from '../player-context.ts';
import { useTimelineSpan } from '../use-timeline-span.ts';

/** Class names of {@link TimeDisplay}. */
export interface TimeDisplayClasses {
  root: string;
  current: string;
  total: string;
}

/**
 * Where playback is and how long the title lasts; of a channel how far it is behind what is broadcast. For the eye:
 * the timeline says it in words.
 */
export function TimeDisplay({ classes }: { classes: TimeDisplayClasses }) {
  const current = usePlayerValue(({ context }) => Math.floor(context.currentTime));
  const { end, isLive } = useTimelineSpan();
  const behind = Math.floor(end - current);
  if (isLive && behind <= 10) return null;
  return (
    <div className={classes.root} aria-hidden="true">
      <span className={classes.current}>
        {isLive ? `−${formatClock(behind)}` : formatClock(current)}
      </span>
      {!isLive && (
        <>
          <span> / </span>
          <span className={classes.total}>{formatClock(end)}</span>
        </>
      )}
    </div>
  );
}

/** The sum of a series of seek presses, such as «+45 с», while it is shown. PLAYER-047 */
export function SeekDelta({
  className,
  children,
}: {
  className: string;
  children: (seconds: number) => string;
}) {
  const delta = useControlsValue(({ context }) => context.seekDelta);
  return delta === 0 ? null : (
    <div className={className} data-direction={delta > 0 ? 'ahead' : 'back'} aria-hidden="true">
      {children(delta)}
    </div>
  );
}
