import { getFilters, listCatalogue } from '@foyer/client';
import type { CatalogueSort, CatalogueTheme } from '@foyer/contract';
import { expect } from 'vitest';
import { forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of the lists of titles. */
export const catalogueCases = {
  listCatalogue: {
    good: [
      good({
        title: 'gives the films of a theme that pass the filters, in the order asked for',
        as: 'nobody',
        run: (client) =>
          listCatalogue(client, {
            theme: 'movies',
            filters: { genres: ['horror'], countries: ['germany'], years: ['1920'] },
            sort: 'rating',
          }),
        check: ({ items }) => {
          const slugs = items.map(({ media_item }) => media_item.slug);
          expect(slugs.slice(0, 2)).toEqual(['kabinet-doktora-kaligari', 'nosferatu']);
          expect(items.every(({ media_item }) => media_item.type === 'film')).toBe(true);
        },
      }),
      good({
        title: 'gives a page by its number, and says how long the whole list is',
        as: 'nobody',
        run: (client) => listCatalogue(client, { theme: 'movies', limit: 100, page: 2 }),
        check: ({ items, total_count }) => {
          expect(total_count).toBeGreaterThan(100);
          expect(items).toHaveLength(Math.min(100, total_count - 100));
        },
      }),
      good({
        title: 'gives the short stories',
        as: 'nobody',
        run: (client) => listCatalogue(client, { category: 'shortseries', limit: 100 }),
        check: ({ items }) =>
          expect(new Set(items.map(({ media_item }) => media_item.category?.alias))).toEqual(
            new Set(['shortseries']),
          ),
      }),
    ],
    bad: [
      {
        title: 'refuses a theme that does not exist',
        as: 'nobody',
        run: (client) => listCatalogue(client, { theme: 'opera' as CatalogueTheme }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an order that does not exist',
        as: 'nobody',
        run: (client) => listCatalogue(client, { sort: 'luck' as CatalogueSort }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses options without end',
        as: 'nobody',
        run: (client) => listCatalogue(client, { filters: { genres: ['a'.repeat(301)] } }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a switch that is neither on nor absent',
        as: 'nobody',
        run: (client) => listCatalogue(client, { filters: { new: ['yes'] } }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a page of more than a hundred',
        as: 'nobody',
        run: (client) => listCatalogue(client, { limit: 101 }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a page before the first',
        as: 'nobody',
        run: (client) => listCatalogue(client, { page: 0 }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a place that it did not give',
        as: 'nobody',
        run: (client) => listCatalogue(client, { cursor: 'nowhere' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listCatalogue(client, {}), outcomes: forAnybody },
  },
  getFilters: {
    good: [
      good({
        title: 'gives the filters of a theme [FILTER-007]',
        as: 'nobody',
        run: (client) => getFilters(client, { theme: 'kids' }),
        check: ({ items }) =>
          expect(items.find(({ alias }) => alias === 'age_levels')).toEqual({
            type: 'multiple',
            alias: 'age_levels',
            name: 'Age',
            options: [
              { alias: 'age-0', name: '0+' },
              { alias: 'age-6', name: '6+' },
            ],
            all_options_title: 'Any age',
          }),
      }),
    ],
    bad: [
      {
        title: 'refuses a theme that does not exist',
        as: 'nobody',
        run: (client) => getFilters(client, { theme: 'opera' as CatalogueTheme }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => getFilters(client, {}), outcomes: forAnybody },
  },
} satisfies Record<string, OperationCases>;
