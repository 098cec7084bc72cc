import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPilot } from '@foyer/page-runtime/navigation/page-navigation';
import { quietMs, useSearchTerm } from './use-search-term.ts';

const go = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  setPilot(go);
});

afterEach(() => {
  cleanup();
  setPilot(undefined);
  go.mockReset();
  vi.useRealTimers();
});

const start = (shown = '') =>
  renderHook((term: string) => useSearchTerm(term), { initialProps: shown });

it('searches once nothing was typed for a while, in the same entry of the history [SEARCH-001]', () => {
  const { result } = start();

  for (const text of ['м', 'ма', 'мая', 'маяк']) {
    act(() => result.current.type(text));
    act(() => vi.advanceTimersByTime(quietMs - 1));
  }
  expect([result.current.typed, result.current.isComing, go.mock.calls]).toEqual([
    'маяк',
    true,
    [],
  ]);
  act(() => vi.advanceTimersByTime(1));

  expect(go.mock.calls).toEqual([
    [`/search?query=${encodeURIComponent('маяк')}`, { isReplacing: true }],
  ]);
});

it('searches at once when asked to, and not again for the same', () => {
  const { result } = start();

  act(() => result.current.type('маяк'));
  act(() => result.current.submit('маяк'));
  act(() => vi.advanceTimersByTime(quietMs));

  expect(go).toHaveBeenCalledOnce();
});

it('keeps what is typed when the results of an earlier letter come, and follows an address from elsewhere', () => {
  const { result, rerender } = start();
  act(() => result.current.submit('ма'));
  act(() => result.current.type('маяк'));

  rerender('ма');
  expect(result.current.typed).toBe('маяк');
  rerender('хоккей');

  expect([result.current.typed, result.current.isComing]).toEqual(['хоккей', false]);
});

it('keeps what a slow typist has typed while the address of an earlier term comes late', () => {
  const { result, rerender } = start();
  const pause = () => act(() => vi.advanceTimersByTime(quietMs + 100));

  act(() => result.current.type('дом'));
  pause();
  act(() => result.current.type('дом п'));
  pause();
  act(() => result.current.type('дом пе'));
  rerender('дом');
  expect(result.current.typed).toBe('дом пе');
  rerender('дом п');
  pause();
  rerender('дом пе');

  expect(result.current.typed).toBe('дом пе');
  expect(go).toHaveBeenCalledTimes(3);
});

it('takes the address for the viewer’s wish once no term of theirs is on its way', () => {
  const { result, rerender } = start();
  act(() => result.current.submit('дом'));
  rerender('дом');
  rerender('');

  expect(result.current.typed).toBe('');
});
