import type { AnalyticsInput } from '@foyer/client';
import { blockAround, itemAt } from './block-items.ts';
import { itemOf } from './marks.ts';

/** Attention that passes sooner is none, in milliseconds. */
const restMs = 500;

type Frame = Element;

const frameOf = (target: EventTarget | null): Frame | undefined =>
  (target instanceof Element && target.closest('[data-block]')) || undefined;

/** The first title of a block that is in its window; the place is from 1. */
function firstShown(frame: Frame): number | undefined {
  const block = blockAround(frame);
  if (!block) return undefined;
  const { left } = frame.getBoundingClientRect();
  for (const link of frame.querySelectorAll('a')) {
    const item = itemAt(link.pathname, block);
    if (item && link.getBoundingClientRect().left >= left) return item.position;
  }
  return undefined;
}

/**
 * Watches media blocks: one has the focus when the keyboard's focus or the pointer rests in it, and changes when it is
 * turned to other titles: another slide, another page of a shelf. ANALYTICS-005
 *
 * @returns Stops it.
 */
export function watchBlocks(report: (event: AnalyticsInput) => void): () => void {
  const shownPlaces = new WeakMap<Frame, number>();
  const changing = new Map<Frame, ReturnType<typeof setTimeout>>();
  let focused: Frame | undefined;
  let focusing: ReturnType<typeof setTimeout> | undefined;

  const say = (type: 'block_focus' | 'block_change', frame: Frame, position: number) => {
    const block = blockAround(frame);
    if (block) report({ type, block_id: block.id, block_type: block.type, position });
  };
  const attend = ({ target }: Event) => {
    clearTimeout(focusing);
    const frame = frameOf(target);
    if (frame === focused) return;
    focusing = setTimeout(() => {
      focused = frame;
      if (!frame || !(target instanceof Element)) return;
      say('block_focus', frame, itemOf(target)?.position ?? firstShown(frame) ?? 0);
    }, restMs);
  };
  const settle = (frame: Frame) => {
    changing.delete(frame);
    const position = firstShown(frame);
    if (position === undefined || position === (shownPlaces.get(frame) ?? 1)) return;
    shownPlaces.set(frame, position);
    say('block_change', frame, position);
  };
  const change = (target: EventTarget | null) => {
    const frame = frameOf(target);
    if (!frame) return;
    clearTimeout(changing.get(frame));
    changing.set(
      frame,
      setTimeout(() => settle(frame), restMs),
    );
  };
  const onScroll = ({ target }: Event) => change(target);
  const slides = new MutationObserver((records) => {
    for (const { target } of records) change(target);
  });

  // A slide comes as other words around the same link, or with a link of its own.
  slides.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['href'],
  });
  document.addEventListener('focusin', attend);
  document.addEventListener('pointerover', attend, { passive: true });
  // Scrolling of a row does not bubble.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => {
    clearTimeout(focusing);
    for (const timer of changing.values()) clearTimeout(timer);
    slides.disconnect();
    document.removeEventListener('focusin', attend);
    document.removeEventListener('pointerover', attend);
    document.removeEventListener('scroll', onScroll, { capture: true });
  };
}
