import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithLabel, surround } from '@foyer/ui/testing';
import type { EndlessListProps } from './endless-list.types.ts';
import { EndlessList } from './index.ts';
import { pageNumbers } from './page-numbers.ts';

const onMore = vi.fn();
const nobodyLooks = () => {};
let comeNear: () => void = nobodyLooks;

beforeEach(() => {
  onMore.mockClear();
  comeNear = nobodyLooks;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly call: IntersectionObserverCallback;
      constructor(call: IntersectionObserverCallback) {
        this.call = call;
      }
      observe() {
        comeNear = () =>
          this.call([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
      }
      disconnect() {
        comeNear = nobodyLooks;
      }
    },
  );
});

const list = (given: Partial<EndlessListProps> = {}) => (
  <EndlessList count={24} nextHref="/movies/catalog?page=2" onMore={onMore} state="idle" {...given}>
    <p>Список</p>
  </EndlessList>
);
const link = (name: string) => screen.findByRole('link', { name });

describe('EndlessList, by scrolling', () => {
  it('asks for the next page when its end comes near', async () => {
    await renderWithLabel(list());
    await link('Показать ещё');
    await vi.waitFor(() => expect(comeNear).not.toBe(nobodyLooks));
    act(comeNear);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing while a page is on its way, after a failure, and at the end', async () => {
    for (const given of [
      { state: 'pending' },
      { state: 'failed' },
      { nextHref: undefined },
    ] as const) {
      const { unmount } = await renderWithLabel(list(given));
      await screen.findByText('Список');
      act(comeNear);
      unmount();
    }
    expect(onMore).not.toHaveBeenCalled();
  });

  it('offers the next page as a link that needs no scripts, and asks for it when pressed', async () => {
    await renderWithLabel(list());
    const more = await link('Показать ещё');
    expect(more.getAttribute('href')).toBe('/movies/catalog?page=2');
    await userEvent.click(more);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('says what failed and tries again when asked', async () => {
    await renderWithLabel(list({ state: 'failed' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Не удалось загрузить продолжение');
    await userEvent.click(await link('Повторить'));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('tells how many were added, and nothing of those that were there from the start', async () => {
    const { rerender } = await renderWithLabel(list());
    expect((await screen.findByRole('status')).textContent).toBe('');
    const more = await surround(list({ count: 48 }));
    await act(async () => rerender(more));
    expect(await screen.findByText('Добавлено 24, всего на странице 48')).toBeTruthy();
  });

  it('says that it is at its end', async () => {
    await renderWithLabel(list({ nextHref: undefined }));
    expect(await screen.findByText('Это весь список')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('EndlessList, by pages', () => {
  const hrefOf = (page: number) => `/movies/catalog?page=${page}`;
  const numbers = { current: 2, total: 3, hrefOf };

  it('leads to every page by its number and marks the current one', async () => {
    await renderWithLabel(list({ nextHref: hrefOf(3), numbers }), { label: 'alternate' });
    const current = await link('Страница 2');
    expect(current.getAttribute('aria-current')).toBe('page');
    expect((await link('Страница 3')).getAttribute('href')).toBe('/movies/catalog?page=3');
    expect((await link('Дальше')).getAttribute('href')).toBe('/movies/catalog?page=3');
  });

  it('leads on where pages have no numbers, and nowhere at the end', async () => {
    const { unmount } = await renderWithLabel(list(), { label: 'alternate' });
    expect((await link('Дальше')).getAttribute('href')).toBe('/movies/catalog?page=2');
    unmount();
    await renderWithLabel(list({ nextHref: undefined }), { label: 'alternate' });
    await screen.findByText('Список');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('pageNumbers', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i shows %j', (current, count, expected) => {
    expect(pageNumbers(current, count)).toEqual(expected);
  });
});
