import type { CustomCard } from '@foyer/contract';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import Block from './all-in-one.block.ts';
import { allInOneBlock, allInOneFixture, heldCards } from './all-in-one.fixtures.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const show = (cards: CustomCard[], label: 'main' | 'alternate' = 'main') =>
  renderWithLabel(<Block block={allInOneBlock(cards)} />, { label });
const many = (count: number): CustomCard[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, title: `Часть ${index}` }));

describe('the all_in_one block', () => {
  it('shows what a subscription holds, under its headline [BLOCK-003]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[allInOneFixture]} />);
    const region = await screen.findByRole('region', { name: 'Всё в одной подписке' });
    expect(names()).toEqual(heldCards.map(({ title }) => title));
    expect(region.querySelector('b')?.textContent).toBe('вчерашней');
  });

  it.each(['main', 'alternate'] as const)(
    'leads each card to its target as one link, in %s [BLOCK-003]',
    async (label) => {
      await show(heldCards, label);
      const links = screen.getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Кино', '/movies'],
        ['Сериалы', '/series'],
        ['Каналы', '/tv'],
      ]);
    },
  );

  it('shows at most six, leaves out a broken one, and is nothing with fewer than three [BLOCK-003]', async () => {
    await show(many(7));
    expect(names()).toHaveLength(6);
    cleanup();
    await show([...many(3), { id: 'empty', title: ' ' }]);
    expect(names()).toHaveLength(3);
    cleanup();
    const { container } = await show(many(2));
    expect(container.innerHTML).toBe('');
  });

  it('has a general sign for one that the sets do not have [BLOCK-003]', async () => {
    await show(heldCards.slice(1));
    expect(document.querySelectorAll('li svg')).toHaveLength(3);
  });

  it('has pictures and signs in one label, and numbers in the other [BLOCK-003]', async () => {
    await show(heldCards);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    cleanup();
    await show(heldCards, 'alternate');
    expect(document.querySelectorAll('img, svg')).toHaveLength(0);
    await waitFor(() => expect(document.querySelector('ol')?.textContent).toMatch(/^Кино1/));
  });
});
