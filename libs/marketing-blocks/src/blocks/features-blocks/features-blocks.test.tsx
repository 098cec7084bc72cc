import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { CustomCard } from '@foyer/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import Block from './features-blocks.block.ts';
import { featuresBlock, featuresBlocksFixture, reasonCards } from './features-blocks.fixtures.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const show = (cards: CustomCard[], label: 'main' | 'alternate' = 'main') =>
  renderWithLabel(<Block block={featuresBlock(cards)} />, { label });
const many = (count: number): CustomCard[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, title: `Причина ${index}` }));

describe('the features_blocks block', () => {
  it('shows its reasons under its headline, in words and picture [BLOCK-006]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[featuresBlocksFixture]} />);
    const region = await screen.findByRole('region', { name: 'Почему у нас' });
    expect(names()).toEqual(reasonCards.map(({ title }) => title));
    expect(region.querySelectorAll('img')).toHaveLength(3);
    expect(region.querySelector('b')?.textContent).toBe('каждом');
  });

  it('is one link where a reason has a target, and none where it has not [BLOCK-006]', async () => {
    await show(reasonCards);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Субтитры на трёх языках', '/movies'],
    ]);
  });

  it('shows at most six, leaves out a broken one, and is nothing with fewer than two [BLOCK-006]', async () => {
    await show(many(7));
    expect(names()).toHaveLength(6);
    cleanup();
    await show([...many(2), { id: 'empty', title: ' ' }]);
    expect(names()).toHaveLength(2);
    cleanup();
    const { container } = await show(many(1));
    expect(container.innerHTML).toBe('');
  });

  it('cuts a long title after a whole word [BLOCK-006]', async () => {
    await show([...many(1), { id: 'long', title: 'слово '.repeat(20) }]);
    const title = names()[1] ?? '';
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toMatch(/^(?:слово )*слово…$/);
  });

  it('has signs in one label, and numbers in the other [BLOCK-006]', async () => {
    await show(reasonCards);
    expect(document.querySelector('ol')).toBeNull();
    cleanup();
    await show(reasonCards, 'alternate');
    await waitFor(() => expect(document.querySelector('ol')?.textContent).toMatch(/^1Субтитры/));
    expect(document.querySelector('svg')).toBeNull();
  });
});
