import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { rows } from './card-skeleton.css.ts';
import { CardSkeleton } from './card-skeleton.tsx';

const place = async (card: 'channel' | 'poster', label: 'main' | 'alternate') => {
  const { container } = await renderWithLabel(<CardSkeleton card={card} />, { label });
  return container.firstElementChild;
};

describe('CardSkeleton', () => {
  it('is silent decoration', async () => {
    const element = await place('poster', 'main');
    expect(element?.getAttribute('aria-hidden')).toBe('true');
    expect(element?.textContent).toBe('');
  });

  it('takes the composition of the label: a channel is a tile or a row', async () => {
    const isRow = async (label: 'main' | 'alternate') =>
      (await place('channel', label))?.classList.contains(rows.channel);
    expect([await isRow('main'), await isRow('alternate')]).toEqual([false, true]);
  });
});
