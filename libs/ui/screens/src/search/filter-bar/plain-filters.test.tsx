// @vitest-environment node
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { surround } from '@foyer/ui/testing';
import { filters, sortOptions } from './filter-bar.fixtures.ts';
import { FilterBar } from './index.ts';

async function htmlOf(label: 'main' | 'alternate'): Promise<string> {
  const bar = (
    <FilterBar
      action="/movies/catalog"
      filters={filters}
      chosen={{ genres: ['drama', 'comedy'], ages: ['12'], fresh: ['1'] }}
      onChange={() => undefined}
      resultCount={2}
      sortOptions={sortOptions}
      sort="rating"
      onSort={() => undefined}
    >
      <p>Результаты</p>
    </FilterBar>
  );
  const { prelude } = await prerenderToNodeStream(await surround(bar, { label }));
  return text(prelude);
}

describe.each(['main', 'alternate'] as const)('FilterBar of %s without scripts', (label) => {
  it('is a form that leads to the address of the choice, with names and values of that address', async () => {
    const [, plain = ''] = /<noscript>(.*)<\/noscript>/su.exec(await htmlOf(label)) ?? [];
    const checked = [...plain.matchAll(/<input[^>]*checked=""[^>]*>/gu)].map(([input]) =>
      ['name', 'value'].map((name) => new RegExp(`${name}="([^"]*)"`, 'u').exec(input)?.[1]),
    );

    expect(plain).toContain('<form action="/movies/catalog">');
    expect(checked).toEqual([
      ['genres', 'drama'],
      ['genres', 'comedy'],
      ['ages', '12'],
      ['fresh', '1'],
      ['sort', 'rating'],
    ]);
  });
});
