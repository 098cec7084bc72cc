import type { CustomCard } from '@foyer/contract';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import Block from './features-small.block.ts';
import {
  advantageCards,
  featuresSmallBlock,
  featuresSmallFixture,
} from './features-small.fixtures.ts';

afterEach(cleanup);

const words = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const show = (cards: CustomCard[], label: 'main' | 'alternate' = 'main') =>
  renderWithLabel(<Block block={featuresSmallBlock(cards)} />, { label });
const many = (count: number): CustomCard[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, title: `Слово ${index}` }));

describe('the featuresSmall block', () => {
  it('is a line of advantages [BLOCK-038]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[featuresSmallFixture]} />);
    await screen.findByText('Без рекламы');
    expect(words()).toEqual(advantageCards.map(({ title }) => title));
  });

  it('shows at most six, leaves out a broken one, and is nothing with fewer than three [BLOCK-038]', async () => {
    await show(many(7));
    expect(words()).toHaveLength(6);
    cleanup();
    await show([...many(3), { id: 'empty', title: ' ' }]);
    expect(words()).toHaveLength(3);
    cleanup();
    const { container } = await show(many(2));
    expect(container.innerHTML).toBe('');
  });

  it('cuts what is longer than 32 characters after a whole word [BLOCK-038]', async () => {
    await show([...many(2), { id: 'long', title: 'Преимущество, которое никак не поместится' }]);
    expect(words()[2]).toBe('Преимущество, которое никак не…');
  });

  it('has signs in one label, a general one where the sets have none, and words alone in the other [BLOCK-038]', async () => {
    await show(advantageCards);
    expect(document.querySelectorAll('svg')).toHaveLength(4);
    cleanup();
    await show(advantageCards, 'alternate');
    expect(document.querySelectorAll('svg')).toHaveLength(0);
  });
});
