import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { SearchResults } from './index.ts';
import { groups, hitOf } from './search-results.fixtures.ts';

const best = hitOf('Маяк', { matches: [{ start: 0, end: 2 }] });

describe.each(['main', 'alternate'] as const)('SearchResults of %s', (label) => {
  it('leads to everything that was found, the best match first', async () => {
    await renderWithLabel(<SearchResults best={best} groups={groups} />, { label });

    const [first] = await screen.findAllByRole('link');
    expect(first?.getAttribute('href')).toBe(best.href);
    for (const { href } of groups.flatMap(({ hits }) => hits)) {
      expect(document.querySelector(`a[href="${href}"]`)).not.toBeNull();
    }
  });

  it('marks the letters that match', async () => {
    await renderWithLabel(<SearchResults best={best} groups={[]} />, { label });

    expect((await screen.findByText('Ма')).tagName).toBe('MARK');
  });
});

it('has a shelf of each kind where the label chose shelves', async () => {
  await renderWithLabel(<SearchResults groups={groups} />);

  await screen.findByRole('region', { name: 'Люди' });
  expect(
    screen.getAllByRole('region').map((shelf) => shelf.querySelector('h2')?.textContent),
  ).toEqual(groups.map(({ heading }) => heading));
});

it('has the letters of an index where the label chose that', async () => {
  await renderWithLabel(
    <SearchResults
      groups={[{ kind: 'service', heading: '', hits: [hitOf('Ёлки'), hitOf('Ася')] }]}
    />,
    { label: 'alternate' },
  );

  await screen.findByRole('region', { name: 'Ё' });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['А', 'Ё']);
});
