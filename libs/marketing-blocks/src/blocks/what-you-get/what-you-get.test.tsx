import type { CustomCard } from '@foyer/contract';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import Block from './what-you-get.block.ts';
import { gainCards, whatYouGetBlock, whatYouGetFixture } from './what-you-get.fixtures.ts';

afterEach(cleanup);

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const show = (cards: CustomCard[], label: 'main' | 'alternate' = 'main') =>
  renderWithLabel(<Block block={whatYouGetBlock(cards)} />, { label });
const many = (count: number): CustomCard[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, title: `Часть ${index}` }));

describe('the about_service block', () => {
  it('lists what you get, with its ticks and price [BLOCK-035]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[whatYouGetFixture]} />);
    const region = await screen.findByRole('region', { name: 'Что вы получаете' });
    const [first] = region.querySelectorAll('section ul > li');
    expect(first?.textContent).toBe('Картинка до 4KГде она естьИ звук 5.1от 399 ₽');
    expect(names()).toEqual(gainCards.map(({ title }) => title));
  });

  it('shows at most six, leaves out a broken one, and is nothing with fewer than two [BLOCK-035]', async () => {
    await show(many(7));
    expect(names()).toHaveLength(6);
    cleanup();
    await show([...many(2), { id: 'empty', title: ' ' }]);
    expect(names()).toHaveLength(2);
    cleanup();
    const { container } = await show(many(1));
    expect(container.innerHTML).toBe('');
  });

  it('leaves out a tick without words [BLOCK-035]', async () => {
    await show([...many(1), { id: 'ticks', title: 'Кино', features: ['', 'Есть'] }]);
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Есть');
  });

  it('has ticks in one label, and dashes in the other [BLOCK-035]', async () => {
    await show(gainCards);
    expect(document.querySelectorAll('svg')).toHaveLength(4);
    cleanup();
    await show(gainCards, 'alternate');
    expect(document.querySelectorAll('svg')).toHaveLength(0);
  });
});
