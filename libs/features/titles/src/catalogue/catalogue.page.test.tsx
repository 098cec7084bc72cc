import { filtersQuery } from '@foyer/client';
import { filtersFixture, mediaItemShortFixture } from '@foyer/contract/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { setPilot } from '@foyer/page-runtime/navigation/page-navigation';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { CataloguePage } from './catalogue.page.tsx';
import { catalogueList } from './load-catalogue.ts';

afterEach(() => {
  cleanup();
  setPilot(undefined);
  call.mockClear();
});

const call = vi.fn((_operation: { operationId: string }) => new Promise<never>(() => undefined));
const client = { call: call as never };
const data = {
  theme: 'movies' as const,
  choice: { filters: { new: ['1'] }, sort: 'popular' as const, page: 1 },
};

async function show(count: number, element = <CataloguePage {...data} />, filtersAgeMs = 0) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(filtersQuery(client, 'movies').queryKey, filtersFixture, {
    updatedAt: Date.now() - filtersAgeMs,
  });
  const items = Array.from({ length: count }, (_, index) => ({
    type: 'media_item',
    media_item: { ...mediaItemShortFixture, id: String(index) },
  }));
  queryClient.setQueryData<unknown>(catalogueList(client, data).queryKey, {
    pages: [{ items, total_count: count }],
    pageParams: [1],
  });
  const path = '/movies/catalog';
  await renderPage([{ path, element }], path, {}, { client, queryClient });
  await screen.findByRole('heading', { level: 1, name: 'Фильмы' });
}

it('goes to the address of a choice in the same entry of the history, and shows the choice at once [FILTER-001, FILTER-008]', async () => {
  const go = vi.fn();
  setPilot(go);
  await show(2);

  await userEvent.click(await screen.findByRole('button', { name: 'Жанры' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Драма' }));

  expect(go.mock.calls).toEqual([['/movies/catalog?genres=drama&new=1', { isReplacing: true }]]);
  expect(screen.getByRole('option', { name: 'Драма', selected: true })).toBeTruthy();
});

it('loses no choice while the address of an earlier one comes [FILTER-008]', async () => {
  const go = vi.fn();
  setPilot(go);
  const first = { ...data, choice: { ...data.choice, filters: { new: ['1'], genres: ['drama'] } } };
  function Arriving() {
    const [at, setAt] = useState(data);
    return (
      <>
        <button type="button" onClick={() => setAt(first)}>
          arrive
        </button>
        <CataloguePage {...at} />
      </>
    );
  }
  await show(2, <Arriving />);
  await userEvent.click(await screen.findByRole('button', { name: 'Жанры' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Драма' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Комедия' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'arrive' }));

  await userEvent.click(screen.getByRole('button', { name: 'Новинки' }));

  expect(go.mock.lastCall).toEqual(['/movies/catalog?genres=drama,comedy', { isReplacing: true }]);
});

it('leads back to all titles where none passes the filters', async () => {
  await show(0);

  const reset = await screen.findByRole('link', { name: 'Сбросить фильтры' });
  expect(reset.getAttribute('href')).toBe('/movies/catalog');
});

it.each([
  ['keeps the filters of a visit four minutes ago', 4, 0],
  ['asks for the filters again on a visit after five minutes', 5, 1],
])('%s [FILTER-006]', async (_what, minutes, count) => {
  await show(2, undefined, minutes * 60_000);

  const asked = call.mock.calls.filter(([{ operationId }]) => operationId === 'getFilters');
  expect(asked).toHaveLength(count);
  expect(screen.getByRole('button', { name: 'Жанры' })).toBeTruthy();
});
