import { useTranslate } from '@foyer/ui/i18n';
import { type PointerEvent, useState } from 'react';
import { timelineParts } from '../chapters.ts';
import {
  useControlsValue,
  usePlayerScene,
  usePlayerSend,
  usePlayerValue,
} from '../player-context.ts';
import { useSpokenValue } from '../use-spoken-value.ts';
import { useTimelineSpan } from '../use-timeline-span.ts';
import { useTimeWords } from '../use-time-words.ts';
import { ThumbnailPreview, type ThumbnailClasses } from './thumbnail-preview.tsx';
import { TimelineTrack, type TrackClasses } from './timeline-track.tsx';

/** Class names of {@link Timeline}. */
export interface TimelineClasses extends ThumbnailClasses, TrackClasses {
  root: string;
  input: string;
}

/**
 * The seek bar: a native range, so that every assistive technology can move it and hears the place in words, under a
 * drawn track that is split by chapters. Dragging shows the place and seeks when let go. Arrow keys are the player's.
 * A channel without pause-live has nothing to seek in. PLAYER-041, PLAYER-044, LIVE-006
 */
export function Timeline({ classes }: { classes: TimelineClasses }) {
  const t = useTranslate('player');
  const { asset } = usePlayerScene();
  const { send, control } = usePlayerSend();
  const [dragged, setDragged] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const [isFocused, setIsFocused] = useState(false);
  const [asked, setAsked] = useState<{ time: number }>();
  const currentTime = usePlayerValue(({ context }) => context.currentTime);
  const pending = useControlsValue(({ context }) => context.pendingSeek);
  const span = useTimelineSpan();
  const { start, end, isLive } = span;

  const time = dragged ?? Math.min(end, Math.max(start, currentTime + pending));
  const wordsOf = useTimeWords(span);
  const place = { time: time - end * Number(isLive), words: wordsOf(time) };
  const spoken = useSpokenValue(place, isFocused, asked);
  const length = end - start;
  if (isLive && length <= 0) return null;
  const parts = isLive ? [{ start, end }] : timelineParts(asset.chapters, end);

  const commit = () => {
    if (dragged === undefined) return;
    send({ type: 'player.seek', time: dragged });
    setAsked({ time: dragged });
    setDragged(undefined);
    control({ type: 'drag.ended' });
  };
  const shown = dragged ?? hovered;

  return (
    <div
      className={classes.root}
      onPointerMove={(event) => setHovered(placeUnder(event, start, length))}
      onPointerLeave={() => setHovered(undefined)}
    >
      {shown !== undefined && length > 0 && (
        <ThumbnailPreview
          classes={classes}
          time={shown}
          span={span}
          chapter={parts.find((part) => shown >= part.start && shown < part.end)?.title}
        />
      )}
      <TimelineTrack classes={classes} parts={parts} time={time} />
      <div
        className={classes.knob}
        aria-hidden="true"
        style={{ insetInlineStart: `${length > 0 ? ((time - start) / length) * 100 : 0}%` }}
      />
      <input
        type="range"
        className={classes.input}
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(time - start)}
        disabled={length <= 0}
        aria-label={t('player.timeline')}
        aria-valuetext={dragged === undefined ? spoken : wordsOf(dragged)}
        onChange={(event) => {
          setDragged(start + Number(event.target.value));
          control({ type: 'drag.started' });
        }}
        onPointerUp={commit}
        onKeyUp={commit}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false);
          commit();
        }}
      />
    </div>
  );
}

function placeUnder(
  event: PointerEvent<HTMLElement>,
  start: number,
  length: number,
): number | undefined {
  if (event.pointerType === 'touch') return undefined;
  const { left, width } = event.currentTarget.getBoundingClientRect();
  if (width <= 0) return undefined;
  return start + Math.min(1, Math.max(0, (event.clientX - left) / width)) * length;
}
