import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Hear = (entries: object[]) => void;

/**
 * Stands in for the browser's observer of what is on the screen, until globals are unstubbed.
 *
 * @returns Tells how much of an element shows, from 0 to 1.
 */
export function stubSight(): (element: Element, intersectionRatio: number) => void {
  const observed = new Map<Element, Hear>();
  class Sight {
    unobserve = vi.fn();
    disconnect = vi.fn();
    readonly #hear: Hear;
    constructor(hear: Hear) {
      this.#hear = hear;
    }
    observe(element: Element) {
      observed.set(element, this.#hear);
    }
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  return (element, intersectionRatio) =>
    act(() => observed.get(element)?.([{ intersectionRatio }]));
}
