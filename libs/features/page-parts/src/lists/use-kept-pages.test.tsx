import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { placesKey } from '@foyer/page-runtime/navigation/page-places';
import { useKeptPages } from './use-kept-pages.ts';

const loadMore = vi.fn();
const scrollTo = vi.fn();
const kept = (): unknown => Reflect.get(window.history.state, 'pages');

const show = (count: number, hasMore = true) =>
  renderHook((pages) => useKeptPages({ loadMore, ...pages }), {
    initialProps: { count, hasMore },
  });

beforeEach(() => {
  loadMore.mockClear();
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  sessionStorage.setItem(placesKey, '[{"entry":"list","scrollY":9477}]');
  window.history.replaceState({ key: 'list' }, '');
});

it('keeps how many pages a list has with the entry of the history, and beside what else it keeps', () => {
  const { rerender } = show(1);
  rerender({ count: 2, hasMore: true });
  rerender({ count: 3, hasMore: true });

  expect(window.history.state).toEqual({ key: 'list', pages: 3 });
  expect(loadMore).not.toHaveBeenCalled();
});

it('loads as many pages again, one after the other, and then goes to the place of the entry [NAV-006]', async () => {
  window.history.replaceState({ key: 'list', pages: 3 }, '');

  const { rerender } = show(1);
  expect(loadMore).toHaveBeenCalledTimes(1);
  rerender({ count: 2, hasMore: true });
  expect(loadMore).toHaveBeenCalledTimes(2);
  // The place is read before the shorter page is placed.
  sessionStorage.setItem(placesKey, '[{"entry":"list","scrollY":6392}]');
  rerender({ count: 3, hasMore: true });

  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 9477, behavior: 'instant' }));
  expect(loadMore).toHaveBeenCalledTimes(2);
  expect(kept()).toBe(3);
});

it('leaves the page where the viewer moves it meanwhile', async () => {
  window.history.replaceState({ key: 'list', pages: 2 }, '');
  const { rerender } = show(1);
  await vi.dynamicImportSettled();
  window.dispatchEvent(new Event('wheel'));

  rerender({ count: 2, hasMore: true });
  await vi.dynamicImportSettled();

  expect(scrollTo).not.toHaveBeenCalled();
});

it('ends where the list has become shorter', () => {
  window.history.replaceState({ key: 'list', pages: 5 }, '');

  show(2, false);

  expect(loadMore).not.toHaveBeenCalled();
  expect(kept()).toBe(2);
});

it('waits for the first page', () => {
  window.history.replaceState({ key: 'list', pages: 5 }, '');

  show(0, false);

  expect(kept()).toBe(5);
});
