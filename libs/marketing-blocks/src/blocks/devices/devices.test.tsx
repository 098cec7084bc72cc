import type { CustomCard } from '@foyer/contract';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import Block from './devices.block.ts';
import { deviceCards, devicesBlock, devicesFixture } from './devices.fixtures.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const show = (cards: CustomCard[], label: 'main' | 'alternate' = 'main') =>
  renderWithLabel(<Block block={devicesBlock(cards)} />, { label });
const many = (count: number): CustomCard[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, title: `Экран ${index}` }));

describe('the devices block', () => {
  it('lists where the service works [BLOCK-018]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[devicesFixture]} />);
    await screen.findByRole('region', { name: 'На чём работает' });
    expect(names()).toEqual(deviceCards.map(({ title }) => title));
  });

  it('leads by a card that has a target, as one link [BLOCK-018]', async () => {
    await show(deviceCards);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Android TV', '/smarttv'],
    ]);
  });

  it('has a general sign for a device that the sets do not have [BLOCK-018]', async () => {
    const { container } = await show(deviceCards);
    const signs = () =>
      [...container.querySelectorAll('li')].map((card) => card.querySelector('path'));
    await waitFor(() => expect(signs()).not.toContain(null));
    expect(signs()).toHaveLength(deviceCards.length);
  });

  it('shows at most eight, leaves out a broken one, and is nothing with one [BLOCK-018]', async () => {
    await show(many(9));
    expect(names()).toHaveLength(8);
    cleanup();
    await show([...many(2), { id: 'empty', title: '' }]);
    expect(names()).toHaveLength(2);
    cleanup();
    const { container } = await show(many(1));
    expect(container.innerHTML).toBe('');
  });

  it('is lit tiles in one label, and drawings in a row in the other [BLOCK-018]', async () => {
    const { container } = await show(deviceCards, 'alternate');
    await waitFor(() =>
      expect(container.querySelectorAll('figure')).toHaveLength(deviceCards.length),
    );
    expect(container.querySelector('figcaption')?.textContent).toBe(
      'Android TVКод на экране, и готово',
    );
    cleanup();
    const { container: tiles } = await show(deviceCards);
    expect(tiles.querySelector('figure')).toBeNull();
  });
});
