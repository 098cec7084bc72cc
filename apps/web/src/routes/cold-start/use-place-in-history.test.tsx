import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { usePlaceInHistory } from './use-place-in-history.ts';

const goTo = vi.hoisted(() => vi.fn());
vi.mock(import('@foyer/page-runtime/navigation/page-navigation'), async (original) => ({
  ...(await original()),
  goTo,
}));

afterEach(() => {
  goTo.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function start(address: string, before?: string) {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const entries = () => [{ url: before }];
  vi.stubGlobal('navigation', { currentEntry: { index: before === undefined ? 0 : 1 }, entries });
  const { result } = renderHook(usePlaceInHistory, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });
  return { back, history: result.current };
}

it('makes an entry for the titles, in which nothing is of what was chosen', () => {
  const { history } = start('/cold_start');
  expect(history.place).toBe('genres');
  history.onPlace('movies');
  expect(goTo.mock.calls).toEqual([['/cold_start#movies']]);
});

it('goes back to the entry of the genres', () => {
  const { back, history } = start('/cold_start#movies', 'https://sofit.example/cold_start');
  expect(history.place).toBe('movies');
  history.onPlace('genres');
  expect([back.mock.calls.length, goTo.mock.calls.length]).toEqual([1, 0]);
});

it.each([undefined, 'https://sofit.example/faq'])(
  'stays in the page where the entry before is of another: %s',
  (before) => {
    const { back, history } = start('/cold_start#movies', before);
    history.onPlace('genres');
    expect(goTo.mock.calls).toEqual([['/cold_start', { isReplacing: true }]]);
    expect(back).not.toHaveBeenCalled();
  },
);
