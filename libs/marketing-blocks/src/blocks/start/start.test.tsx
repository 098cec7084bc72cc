import type { CustomCard } from '@foyer/contract';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import { findByTag } from '../../tag-registry.ts';
import { devicesFixture } from '../devices/devices.fixtures.ts';
import Block from './start.block.ts';
import { steps } from './start.css.ts';
import { startBlock, startFixture, stepCards } from './start.fixtures.ts';

afterEach(cleanup);

const show = (cards: CustomCard[], label: 'main' | 'alternate' = 'main') =>
  renderWithLabel(<Block block={startBlock(cards)} />, { label });
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const many = (count: number): CustomCard[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, title: `Шаг ${index}` }));

describe('the start block', () => {
  it('is an ordered list of steps, each with its number, and a button below [BLOCK-022]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[startFixture]} />);
    await screen.findByRole('region', { name: 'Как это работает' });
    expect(document.querySelectorAll('ol > li')).toHaveLength(3);
    expect(shown()).toEqual([
      '1Оплатите',
      '2Отправьте кодИли распечатайте его.',
      '3Друг вводит его у себя',
    ]);
    expect(screen.getByRole('link', { name: 'Начать' }).getAttribute('href')).toBe('/services');
  });

  it('is its own component, and not that of devices [BLOCK-018, BLOCK-022]', () => {
    expect(findByTag(startFixture)).not.toBe(findByTag(devicesFixture));
  });

  it('shows at most five, leaves out a broken one, and is nothing with one [BLOCK-022]', async () => {
    await show(many(6));
    expect(shown()).toHaveLength(5);
    cleanup();
    await show([...many(2), { id: 'empty', title: '' }]);
    expect(shown()).toHaveLength(2);
    cleanup();
    const { container } = await show(many(1));
    expect(container.innerHTML).toBe('');
  });

  it('goes along a line in one label, and between hairlines in the other [BLOCK-022]', async () => {
    await show(stepCards, 'alternate');
    await waitFor(() => expect(document.querySelector('ol')?.className).toBe(steps.print));
    expect(steps.print).not.toBe(steps.lit);
  });
});
