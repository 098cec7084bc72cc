import { filtersFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
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
  it('keeps the filters of a theme fresh for five minutes [FILTER-006]', () => {
    const { client } = testClient([{ json: filtersFixture }]);

    expect(filtersQuery(client, 'movies')).toMatchObject({
      queryKey: ['filters', 'movies'],
      staleTime: 300_000,
    });
  });
});
