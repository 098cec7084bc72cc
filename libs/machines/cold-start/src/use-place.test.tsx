import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ColdStartStep } from './cold-start.selectors.ts';
import { type ColdStartPlace, usePlace } from './use-place.ts';

function start(step: ColdStartStep, place: ColdStartPlace) {
  const send = vi.fn();
  const onPlace = vi.fn();
  const { rerender } = renderHook(
    (now: { step: ColdStartStep; place: ColdStartPlace }) =>
      usePlace({ send } as never, now.step, { place: now.place, onPlace }),
    { initialProps: { step, place }, reactStrictMode: true },
  );
  return { send, onPlace, go: rerender };
}

it('makes an entry for the titles, and goes back to that of the genres', () => {
  const { go, onPlace, send } = start('genres', 'genres');
  go({ step: 'movies', place: 'genres' });
  go({ step: 'movies', place: 'movies' });
  go({ step: 'genres', place: 'movies' });
  go({ step: 'genres', place: 'genres' });
  expect(onPlace.mock.calls).toEqual([['movies'], ['genres']]);
  expect(send).not.toHaveBeenCalled();
});

it('follows the browser back and forward, from a failed call as well', () => {
  const { go, onPlace, send } = start('failed', 'movies');
  go({ step: 'failed', place: 'genres' });
  go({ step: 'genres', place: 'genres' });
  go({ step: 'genres', place: 'movies' });
  expect(send.mock.calls).toEqual([[{ type: 'step.first' }], [{ type: 'step.next' }]]);
  expect(onPlace).not.toHaveBeenCalled();
});

it('moves nothing while a reload comes back to its place', () => {
  const { go, onPlace, send } = start('genres', 'movies');
  go({ step: 'movies', place: 'movies' });
  expect([send.mock.calls, onPlace.mock.calls]).toEqual([[], []]);
});
