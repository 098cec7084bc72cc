import type { KeyboardEvent, PointerEvent } from 'react';
import { quiet } from '../parts/controls.css.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './pictures.css.ts';

/** A point of a picture, from the left and the top, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** How far an arrow moves the point; ten times as far with Shift. */
const STEP = 0.01;

const within = (share: number): number => Math.min(1, Math.max(0, share));

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A point after an arrow; nothing for another key. */
export function movedBy(point: Point, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const direction = directions[key];
  if (!direction) return undefined;
  const step = shiftKey ? STEP * 10 : STEP;
  return { x: within(point.x + direction.x * step), y: within(point.y + direction.y * step) };
}

interface FocusPointProps {
  /** Address of the picture. */
  src: string;
  point: Point;
  onChange: (point: Point) => void;
}

/** The point of a picture that every crop keeps in view: put by a press, a drag or the arrows. */
export function FocusPoint({ src, point, onChange }: FocusPointProps) {
  const { t } = useTexts();
  const put = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedBy(point, event);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };
  const name = t('picture.focus', { x: percent(point.x), y: percent(point.y) });
  return (
    <div>
      <div className={css.focusView} onPointerDown={put} onPointerMove={put}>
        <img className={css.whole} src={src} alt="" draggable={false} />
        <button
          type="button"
          className={css.point}
          style={{ insetInlineStart: `${point.x * 100}%`, insetBlockStart: `${point.y * 100}%` }}
          aria-label={name}
          onKeyDown={onKeyDown}
        />
      </div>
      <output className={quiet}>{name}</output>
      <p className={quiet}>{t('picture.focusHelp')}</p>
    </div>
  );
}

const percent = (share: number): number => Math.round(share * 100);
