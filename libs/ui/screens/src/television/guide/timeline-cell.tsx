import { memo } from 'react';
import { gridRoles } from './grid-roles.ts';
import { formatSpan } from './guide-time.ts';
import { boxOf, columnOf, measures, pxOf, textShift } from './guide-window.ts';
import type { GuideProgramme, TimeRange } from './guide.types.ts';
import { programmeName, stateOf, timeAndNote, type StateWords } from './programme-state.ts';
import { cell, link, passed, time as timeStyle, title } from './timeline-row.css.ts';

/** Props of {@link TimelineCell}. */
export interface TimelineCellProps {
  programme: GuideProgramme;
  channelName: string;
  /** Index of the channel. */
  row: number;
  /** All days. */
  range: TimeRange;
  now: number;
  timeZone: string;
  words: StateWords;
  /** How far the timeline is scrolled where the programme runs out of view, in px; else any lesser number. */
  edge: number;
  /** Whether Tab leads to it. */
  isActive: boolean;
}

/** A programme at its place in time: a cell of the grid with one link. */
export const TimelineCell = memo(function TimelineCell({
  programme,
  channelName,
  row,
  range,
  now,
  timeZone,
  words,
  edge,
  isActive,
}: TimelineCellProps) {
  const box = boxOf(programme, range);
  const state = stateOf(programme, now);
  const column = columnOf(programme.startTime, range);
  const shift = textShift(box, edge);

  return (
    <div
      {...gridRoles.cell}
      className={cell}
      data-state={state}
      data-short={box.size < measures.short || undefined}
      aria-colindex={column}
      aria-colspan={columnOf(programme.endTime - 1, range) - column + 1}
      style={{ insetInlineStart: box.start, inlineSize: box.size }}
    >
      <a
        className={link}
        href={programme.href}
        tabIndex={isActive ? 0 : -1}
        data-row={row}
        data-time={programme.startTime}
        data-active={isActive || undefined}
        aria-label={programmeName(programme, { channelName, stateWord: words[state], timeZone })}
        style={shift > 0 ? { paddingInlineStart: shift + measures.cellPadding } : undefined}
      >
        <span className={title}>{programme.title}</span>
        {box.size >= measures.narrow && (
          <>
            {'\n'}
            <span className={timeStyle}>
              {box.size < measures.middling
                ? formatSpan(programme, timeZone)
                : timeAndNote(programme, timeZone)}
            </span>
          </>
        )}
      </a>
      {state === 'onAir' && (
        <span
          className={passed}
          style={{ inlineSize: pxOf(now - range.from) - box.start }}
          aria-hidden="true"
        />
      )}
    </div>
  );
});
