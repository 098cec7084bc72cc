import { memo } from 'react';
import { gridRoles } from './grid-roles.ts';
import { columnCount, overlapping, pxOf, secondsOf } from './guide-window.ts';
import type { GuideChannel, GuideProgramme, GuideRow, TimeRange } from './guide.types.ts';
import { ChannelLogo } from './channel-logo.tsx';
import { TimelineCell } from './timeline-cell.tsx';
import type { StateWords } from './programme-state.ts';
import { TimelineNotice } from './timeline-notice.tsx';
import { channel as channelStyle, row as rowStyle, track } from './timeline-row.css.ts';

/** Props of {@link TimelineRow}. */
export interface TimelineRowProps {
  channel: GuideChannel;
  /** From 0, among all channels. */
  index: number;
  /** Distance from the first row, in px. */
  top: number;
  data: GuideRow;
  /** What is drawn of the time. */
  window: TimeRange;
  /** All days. */
  range: TimeRange;
  now: number;
  timeZone: string;
  words: StateWords;
  /** Whether Tab leads into this row. */
  isActive: boolean;
  /** The programme Tab leads to, also when it is out of view. */
  active?: GuideProgramme | undefined;
  /** How far the timeline is scrolled at rest, in px. */
  edge: number;
  onRetry?: ((channelId: string) => void) | undefined;
}

/** A channel of the grid: its logo, and what is drawn of its programmes. */
export const TimelineRow = memo(function TimelineRow({
  channel,
  index,
  top,
  data,
  window,
  range,
  now,
  timeZone,
  words,
  isActive,
  active,
  edge,
  onRetry,
}: TimelineRowProps) {
  const shown = overlapping(data.programmes, window);
  const isActiveAway = active !== undefined && !shown.some(({ id }) => id === active.id);
  const drawn = isActiveAway ? byTime([...shown, active]) : shown;

  return (
    <div
      {...gridRoles.row}
      className={rowStyle}
      style={{ insetBlockStart: top }}
      aria-rowindex={index + 1}
      aria-busy={data.status === 'loading' || undefined}
    >
      <div {...gridRoles.channel} aria-colindex={1} className={channelStyle}>
        <ChannelLogo channel={channel} tabIndex={isActive ? 0 : -1} />
      </div>
      <div className={track} style={{ inlineSize: pxOf(range.to - range.from) }}>
        {drawn.length === 0 && (
          <TimelineNotice
            status={data.status}
            channelName={channel.name}
            row={index}
            columnCount={columnCount(range)}
            isActive={isActive}
            onRetry={onRetry && (() => onRetry(channel.id))}
          />
        )}
        {drawn.map((programme) => (
          <TimelineCell
            key={programme.id}
            programme={programme}
            channelName={channel.name}
            row={index}
            range={range}
            now={now}
            timeZone={timeZone}
            words={words}
            edge={isCut(programme, edge, range) ? edge : 0}
            isActive={programme.id === active?.id}
          />
        ))}
      </div>
    </div>
  );
});

const byTime = (programmes: readonly GuideProgramme[]) =>
  programmes.toSorted((left, right) => left.startTime - right.startTime);

/** Whether the beginning of a programme is out of view, and its end is not. */
function isCut({ startTime, endTime }: GuideProgramme, edge: number, range: TimeRange): boolean {
  const time = range.from + secondsOf(edge);
  return startTime < time && endTime > time;
}
