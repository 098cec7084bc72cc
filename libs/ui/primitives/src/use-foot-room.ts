import { useCallback } from 'react';

/** How much of the window's foot is covered; the base styles keep what is scrolled to clear of it. */
const property = '--foot-room';

/**
 * Says how much of the window's foot an element covers while it is shown: what gets the focus is scrolled clear of it,
 * and the page ends above it. In the page's flow, or at its top, it covers nothing of it. WCAG 2.4.11
 *
 * @returns Goes to the element; one at a time.
 */
export function useFootRoom(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element) return undefined;
    const { ownerDocument: page } = element;
    const { style } = page.documentElement;
    const measure = () => {
      const { clientHeight } = page.documentElement;
      const isOver = getComputedStyle(element).position === 'fixed';
      const isAtFoot = isOver && element.offsetTop > clientHeight / 2;
      const room = isAtFoot ? clientHeight - element.offsetTop : 0;
      style.setProperty(property, `${Math.max(0, room)}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(property);
    };
  }, []);
}
