import { ActionLink } from '@foyer/ui/action-link';
import { type RefObject, useEffect, useState } from 'react';
import { shownBlock } from '../block-frame.tsx';
import type { BlockButton } from './block-buttons.schema.ts';
import { bar, room } from './sticky-action.css.ts';

/** Blocks that have a first button of the page themselves. */
const rivals: readonly (string | undefined)[] = ['hero', 'buy', 'quiz'];

/** The frames of other blocks that bring such a button. */
function rivalFrames(own: Element): Element[] {
  const frame = own.closest('[data-block]');
  return [...document.querySelectorAll('[data-block]')].filter(
    (other) => other !== frame && rivals.includes(shownBlock(other)?.tag),
  );
}

/** Whether a button has been scrolled away upwards, and no block with such a button shows. */
function useIsAway(anchor: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const own = anchor.current;
    if (!own) return undefined;
    const showing = new Set<Element>();
    let isPast = false;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (target === own) isPast = !isIntersecting && boundingClientRect.bottom <= 0;
        else if (isIntersecting) showing.add(target);
        else showing.delete(target);
      }
      setAway(isPast && showing.size === 0);
    });
    for (const place of [own, ...rivalFrames(own)]) observer.observe(place);
    return () => observer.disconnect();
  }, [anchor]);
  return isAway;
}

/** What is scrolled to stays clear of the bar, whose styles say how high it is. WCAG 2.4.11 */
function keepRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  document.documentElement.classList.add(room);
  return () => document.documentElement.classList.remove(room);
}

/** On phones the first button of a block, at the window's foot once its own place has been scrolled away. */
export function StickyAction({
  button: { title, link, icon },
  anchor,
}: {
  button: BlockButton;
  /** Where the button itself stands. */
  anchor: RefObject<HTMLElement | null>;
}) {
  const isAway = useIsAway(anchor);
  if (!isAway || !link) return null;
  return (
    <div ref={keepRoom} className={bar}>
      <ActionLink href={link.href} {...(icon && { icon })}>
        {title}
      </ActionLink>
    </div>
  );
}
