import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import Block from './filters.block.ts';
import { filtersFixture } from './filters.fixtures.ts';
import { filtersSchema } from './filters.schema.ts';

afterEach(cleanup);

const cards = filtersFixture.custom_data?.cards ?? [];
const [first] = cards;
if (!first) throw new Error('the fixture holds no cards');

const shownOf = (shown: readonly object[]) => {
  const read = v.safeParse(filtersSchema, { ...filtersFixture, custom_data: { cards: shown } });
  return read.success ? read.output.cards.map(({ id }) => id) : undefined;
};

describe('the filter block', () => {
  it('leads into the list of a theme with an option chosen', async () => {
    await renderWithLabel(<Block block={filtersFixture} />);

    const link = await screen.findByRole('link', { name: /Детективы/u });
    expect(link.getAttribute('href')).toBe('/movies/catalog?genres=detective');
    expect(screen.getAllByRole('link')).toHaveLength(5);
  });

  it('shows the first five of more cards [FILTER-003]', () => {
    const sixth = { ...first, id: 'sixth' };

    expect(shownOf([...cards, sixth])).toEqual(cards.map(({ id }) => id));
  });

  it('is not shown with fewer than three cards that lead somewhere [FILTER-004]', () => {
    const three = cards.slice(0, 3);
    const [, second, third] = three;

    expect(shownOf(three)).toEqual(three.map(({ id }) => id));
    expect(shownOf(three.slice(0, 2))).toBeUndefined();
    expect(
      shownOf([
        { id: 'nowhere', title: 'Никуда', image: first.image },
        { ...first, image: undefined },
        ...[second, third].flatMap((card) => card ?? []),
      ]),
    ).toBeUndefined();
  });
});
