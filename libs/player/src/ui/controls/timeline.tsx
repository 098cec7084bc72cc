import { formatClock, languageTags, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { filled, type TimelinePart, timelineParts } from '../chapters.ts';
import {
  useControlsValue,
  usePlayerScene,
  usePlayerSend,
  usePlayerValue,
} from '../player-context.ts';
import { speakTime } from '../speak-time.ts';
import { ThumbnailPreview, type ThumbnailClasses } from './thumbnail-preview.tsx';

/** Class names of {@link Timeline}. */
export interface TimelineClasses extends ThumbnailClasses {
  root: string;
  track: string;
  part: string;
  buffered: string;
  played: string;
  knob: string;
  input: string;
}

/**
 * The seek bar: a native range, so that every assistive technology can move it, under a drawn track that is split by
 * chapters. Dragging shows the place and seeks when let go. Arrow keys are the player's. PLAYER-041, PLAYER-044
 */
export function Timeline({ classes }: { classes: TimelineClasses }) {
  const t = useTranslate('player');
  const tag = languageTags[useLanguage()];
  const { asset } = usePlayerScene();
  const { send, control } = usePlayerSend();
  const [dragged, setDragged] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const duration = usePlayerValue(({ context }) => context.duration);
  const currentTime = usePlayerValue(({ context }) => context.currentTime);
  const loadedUntil = usePlayerValue(
    ({ context }) =>
      context.bufferedTime.find(
        ([start, end]) => start <= context.currentTime && end >= context.currentTime,
      )?.[1] ?? 0,
  );
  const pending = useControlsValue(({ context }) => context.pendingSeek);

  const time = dragged ?? Math.min(duration, Math.max(0, currentTime + pending));
  const parts = timelineParts(asset.chapters, duration);
  const words = t('player.timeValue', {
    current: speakTime(time, tag, formatClock(time)),
    total: speakTime(duration, tag, formatClock(duration)),
  });

  const commit = () => {
    if (dragged === undefined) return;
    send({ type: 'player.seek', time: dragged });
    setDragged(undefined);
    control({ type: 'drag.ended' });
  };
  const drag = (value: number) => {
    setDragged(value);
    control({ type: 'drag.started' });
  };
  const shown = dragged ?? hovered;

  return (
    <div
      className={classes.root}
      onPointerMove={(event) => setHovered(timeUnder(event, duration))}
      onPointerLeave={() => setHovered(undefined)}
    >
      {shown !== undefined && duration > 0 && (
        <ThumbnailPreview
          classes={classes}
          time={shown}
          duration={duration}
          chapter={parts.find(({ start, end }) => shown >= start && shown < end)?.title}
        />
      )}
      <div className={classes.track} aria-hidden="true">
        {parts.map((part) => (
          <Part
            key={part.start}
            classes={classes}
            part={part}
            time={time}
            loadedUntil={loadedUntil}
          />
        ))}
      </div>
      <div
        className={classes.knob}
        aria-hidden="true"
        style={{ insetInlineStart: share(time, duration) }}
      />
      <input
        type="range"
        className={classes.input}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(time)}
        disabled={duration <= 0}
        aria-label={t('player.timeline')}
        aria-valuetext={words}
        onChange={(event) => drag(Number(event.target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
    </div>
  );
}

function Part({
  classes,
  part,
  time,
  loadedUntil,
}: {
  classes: TimelineClasses;
  part: TimelinePart;
  time: number;
  loadedUntil: number;
}) {
  const width = (value: number): CSSProperties => ({ inlineSize: `${filled(part, value) * 100}%` });
  return (
    <div className={classes.part} style={{ flexGrow: part.end - part.start }}>
      <div className={classes.buffered} style={width(loadedUntil)} />
      <div className={classes.played} style={width(time)} />
    </div>
  );
}

const share = (time: number, duration: number) =>
  `${duration > 0 ? Math.min(100, (time / duration) * 100) : 0}%`;

function timeUnder(event: PointerEvent<HTMLElement>, duration: number): number | undefined {
  if (event.pointerType === 'touch') return undefined;
  const { left, width } = event.currentTarget.getBoundingClientRect();
  if (width <= 0) return undefined;
  return Math.min(1, Math.max(0, (event.clientX - left) / width)) * duration;
}
