import type { KeyboardEvent, PointerEvent } from 'react';
import { handle } from './inspector.css.ts';

/** The edge of the page at which the panel stands. */
export type Side = 'bottom' | 'right';

interface ResizeHandleProps {
  side: Side;
  /** The panel's part of the page, in percent. */
  share: number;
  onResize: (share: number) => void;
}

const LEAST = 15;
const MOST = 95;
const STEP = 5;

const larger: Record<Side, string> = { bottom: 'ArrowUp', right: 'ArrowLeft' };
const smaller: Record<Side, string> = { bottom: 'ArrowDown', right: 'ArrowRight' };

/** The edge of the panel, to be drawn or moved by the arrow keys. */
export function ResizeHandle({ side, share, onResize }: ResizeHandleProps) {
  const resize = (next: number) => onResize(Math.min(MOST, Math.max(LEAST, Math.round(next))));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === larger[side]) resize(share + STEP);
    if (key === smaller[side]) resize(share - STEP);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    resize(
      side === 'bottom' ? 100 - (clientY / innerHeight) * 100 : 100 - (clientX / innerWidth) * 100,
    );
  };
  return (
    <div
      className={handle}
      data-side={side}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A rule between texts is moved by nothing.
      role="separator"
      tabIndex={0}
      aria-label="Size of the panel"
      aria-orientation={side === 'bottom' ? 'horizontal' : 'vertical'}
      aria-valuenow={share}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
