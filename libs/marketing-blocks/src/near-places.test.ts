import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPlace } from './near-places.ts';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

const observers: { hear: (entries: Entry[]) => void; disconnect: () => void }[] = [];

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
      hear: (entries: Entry[]) => void;
      constructor(hear: (entries: Entry[]) => void) {
        this.hear = hear;
        observers.push(this);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function follow(name: string, told: string[]) {
  const place = document.createElement('div');
  const stop = followPlace(place, {
    onNear: () => void told.push(`${name} near`),
    onFar: () => void told.push(`${name} far`),
  });
  return { place, stop };
}

it('tells of all that are far before any that is near, from one observer', () => {
  const told: string[] = [];
  const one = follow('one', told);
  const two = follow('two', told);

  observers[0]?.hear([
    { target: one.place, isIntersecting: true },
    { target: two.place, isIntersecting: false },
  ]);
  one.stop();
  two.stop();

  expect(told).toEqual(['two far', 'one near']);
  expect(observers).toHaveLength(1);
});

it('tells nothing of a place that is not followed any more, and ends with the last', () => {
  const told: string[] = [];
  const one = follow('one', told);
  const two = follow('two', told);
  one.stop();

  observers[0]?.hear([{ target: one.place, isIntersecting: true }]);
  expect(observers[0]?.disconnect).not.toHaveBeenCalled();
  two.stop();

  expect(told).toEqual([]);
  expect(observers[0]?.disconnect).toHaveBeenCalledOnce();
});
