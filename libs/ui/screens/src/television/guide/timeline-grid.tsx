import { memo, useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { columnCount, measures, pxOf } from './guide-window.ts';
import type { GuideProps, GuideSpot } from './guide.types.ts';
import { nowLine, rows as rowsStyle, scroller as scrollerStyle } from './timeline-grid.css.ts';
import { stateWords } from './programme-state.ts';
import { TimelineRow } from './timeline-row.tsx';
import { TimelineRuler } from './timeline-ruler.tsx';
import { useGridGround } from './use-grid-ground.ts';
import { useGridPlace } from './use-grid-place.ts';
import type { GuideDays } from './use-guide-days.ts';
import { useRangeNeeded } from './use-range-needed.ts';
import { useShownDay } from './use-shown-day.ts';
import { useWindowed, withIndex } from './use-windowed.ts';
import { useTimelineWindow } from './use-timeline-window.ts';

/** What a {@link TimelineGrid} does when it is told. */
export interface TimelineHandle {
  /** Scrolls to this moment. */
  showNow: () => void;
}

/** Props of {@link TimelineGrid}. */
export interface TimelineGridProps extends GuideProps {
  guideDays: GuideDays;
  /** Called when the place that Tab leads to is another one. */
  onShow: (place: GuideSpot) => void;
  ref: Ref<TimelineHandle>;
}

const stride = measures.row + measures.rowGap;

/** The place that the guide opens at, if it still has the channel. */
function openedAt({ channels, spot }: GuideProps): { row: number; time: number } | undefined {
  const row = channels.findIndex(({ id }) => id === spot?.channelId);
  return spot && row >= 0 ? { row, time: spot.time } : undefined;
}

/** Channels by time: a grid of which only the part in view, and what has the focus, is in the page. */
export const TimelineGrid = memo(function TimelineGrid({
  guideDays,
  onShow,
  ref,
  ...guide
}: TimelineGridProps) {
  const { channels, programmesOf, days, date, now, timeZone } = guide;
  const { range } = guideDays;
  const t = useTranslate('component');
  const words = useMemo(() => stateWords(t), [t]);
  const scroller = useRef<HTMLDivElement>(null);
  const { shown, edge, settle, onScroll: followScroll } = useTimelineWindow(scroller, range);
  const ground = useGridGround(guide, guideDays);
  const opened = openedAt(guide);
  const grid = useGridPlace(scroller, ground, opened ?? { row: 0, time: now });
  const { active } = grid;
  const day = useShownDay(scroller, {
    days: guideDays,
    dates: days.map((choice) => choice.date),
    date,
    now,
    ...(opened && { opened: { time: opened.time, top: opened.row * stride } }),
    onDateChange: guide.onDateChange,
    onJump: (time) => {
      grid.setPlace(({ row }) => ({ row, time }));
      settle();
    },
  });

  const inView = useWindowed(scroller, { count: channels.length, stride, margin: measures.ruler });
  const drawn = withIndex(inView, active.row).flatMap((index) => {
    const channel = channels[index];
    return channel ? [{ channel, index }] : [];
  });

  useRangeNeeded(
    drawn.map(({ channel }) => channel.id),
    shown,
    guideDays.ranges,
    guide.onRangeNeeded,
  );
  useImperativeHandle(ref, () => ({ showNow: () => day.showNow() }));
  const channelId = channels[active.row]?.id;
  useLayoutEffect(() => {
    if (channelId !== undefined) onShow({ channelId, time: active.time });
  }, [channelId, active.time, onShow]);

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      className={scrollerStyle}
      aria-label={t('component.guide.label')}
      aria-rowcount={channels.length}
      aria-colcount={columnCount(range)}
      aria-readonly="true"
      onScroll={() => {
        followScroll();
        day.onScroll();
      }}
      onKeyDown={grid.onKeyDown}
      onFocus={grid.onFocus}
      onBlur={grid.onBlur}
    >
      <TimelineRuler window={shown} range={range} now={now} timeZone={timeZone} />
      <div
        className={rowsStyle}
        style={{
          blockSize: channels.length * stride,
          inlineSize: measures.channel + pxOf(range.to - range.from),
        }}
      >
        {now >= range.from && now < range.to && (
          <div
            className={nowLine}
            aria-hidden="true"
            style={{ insetInlineStart: measures.channel + pxOf(now - range.from) }}
          />
        )}
        {drawn.map(({ channel, index }) => (
          <TimelineRow
            key={channel.id}
            channel={channel}
            index={index}
            top={index * stride}
            data={programmesOf(channel.id, shown)}
            window={shown}
            range={range}
            now={now}
            timeZone={timeZone}
            words={words}
            isActive={index === active.row}
            active={index === active.row ? active.programme : undefined}
            edge={edge}
            onRetry={guide.onRetry}
          />
        ))}
      </div>
    </div>
  );
});
