import type { MediaBlock } from '@foyer/contract';
import { checkFields } from '@foyer/page-document/form';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ItemShelf } from '../blocks/shelf/item-shelf.tsx';
import { placesShown } from '../blocks/top10/places-shown.ts';
import { Top10Block } from '../blocks/top10/top10.tsx';
import { titleItems } from '../parts/title-items.fixtures.ts';
import { blockForms, describeBlock } from './block-forms.ts';

afterEach(cleanup);

const topOf = (count: number): MediaBlock => ({
  id: 'block-top10',
  type: 'top10',
  name: 'Топ-10',
  items: titleItems(count),
});

const rulesOf = (key: 'type:top10' | 'type:content', block: MediaBlock) =>
  checkFields(describeBlock(key), block).map(({ rule }) => rule);

describe('the limits of shelves', () => {
  it('are ten places in a top list: the eleventh is not shown, and the form says so', async () => {
    await renderWithLabel(<Top10Block block={topOf(placesShown + 1)} />);

    expect(within(await screen.findByRole('list')).getAllByRole('link')).toHaveLength(placesShown);
    expect(rulesOf('type:top10', topOf(placesShown))).toEqual([]);
    expect(rulesOf('type:top10', topOf(placesShown + 1))).toEqual(['tooMany']);
  });

  it('are one item in any other: without it nothing is shown, and the form says so', async () => {
    const [shelf] = blockForms['type:content'].presets;
    if (!shelf) throw new Error('A shelf has a preset');
    const empty = { ...shelf, items: [] };
    const { container } = await renderWithLabel(<ItemShelf block={empty} />);

    expect(container.textContent).toBe('');
    expect(rulesOf('type:content', shelf)).toEqual([]);
    expect(rulesOf('type:content', empty)).toEqual(['tooFew']);
  });
});
