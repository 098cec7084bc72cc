import { filtersFixture } from '@foyer/contract/fixtures';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { testClient } from '../testing/test-client.ts';
import { filtersQuery } from './catalogue.queries.ts';
import { listCatalogue } from './catalogue.resource.ts';

describe('listCatalogue', () => {
  it('sends each filter under its alias, its options by comma, and none without options [FILTER-008]', async () => {
    const { client, requests } = testClient([{ json: { items: [], total_count: 0 } }]);

    await listCatalogue(client, {
      theme: 'movies',
      filters: { genres: ['drama', 'sci-fi'], new: ['1'], countries: [] },
      sort: 'rating',
      limit: 20,
    });

    const url = new URL(requests[0]?.url ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      theme: 'movies',
      genres: 'drama,sci-fi',
      new: '1',
      sort: 'rating',
      limit: '20',
    });
  });
});

describe('filtersQuery', () => {
  it('asks for the filters of a theme again after five minutes, and not before [FILTER-006]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { client, requests } = testClient([{ json: filtersFixture }, { json: filtersFixture }]);
    const queryClient = new QueryClient();
    const requestsBy = async (ms: number) => {
      vi.setSystemTime(ms);
      await queryClient.fetchQuery(filtersQuery(client, 'movies'));
      return requests.length;
    };

    expect(await requestsBy(0)).toBe(1);
    expect(await requestsBy(299_999)).toBe(1);
    expect(await requestsBy(300_000)).toBe(2);
    vi.useRealTimers();
    queryClient.clear();
  });
});
