import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './auto-carousel.block.ts';
import { autoCarouselFixture as fixture } from './auto-carousel.fixtures.ts';
import { autoCarouselSchema } from './auto-carousel.schema.ts';
import { laneOf } from './lanes.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stands in for the browser's observer. @returns Tells how much of what is observed shows, from 0 to 1. */
function stubSight() {
  let hear: (entries: object[]) => void = () => undefined;
  class Sight {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(heard: typeof hear) {
      hear = heard;
    }
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  return (intersectionRatio: number) => act(() => hear([{ intersectionRatio }]));
}

const countOf = (items: readonly unknown[]) => {
  const read = v.safeParse(autoCarouselSchema, { ...fixture, items });
  return read.success ? read.output.titles.length : undefined;
};
const stage = () => screen.findByRole('region', { name: 'Смотрят прямо сейчас' });

describe('block tag:auto_carousel', () => {
  it('has one link to each of its titles, chosen by its tag [BLOCK-004]', async () => {
    stubSight();
    expect(findBlock(fixture)).toBeDefined();
    await renderWithLabel(<Block block={fixture} />);

    await stage();
    expect(await screen.findAllByRole('link')).toHaveLength(9);
    const link = screen.getByRole('link', { name: 'Тихая вода' });
    expect(link.getAttribute('href')).toBe('/movies/tihaya-voda');
  });

  it('moves while it is seen, and until it is stopped', async () => {
    const see = stubSight();
    await renderWithLabel(<Block block={fixture} />);
    const root = await stage();
    expect(root.hasAttribute('data-drift')).toBe(false);

    see(0.2);
    expect(root.hasAttribute('data-drift')).toBe(true);
    await userEvent.click(await screen.findByRole('button'));
    expect(root.hasAttribute('data-drift')).toBe(false);
    await userEvent.click(screen.getByRole('button'));
    see(0);
    expect(root.hasAttribute('data-drift')).toBe(false);
  });

  it('stands still where data is to be saved', async () => {
    const see = stubSight();
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
    await renderWithLabel(<Block block={fixture} />);
    const root = await stage();

    see(0.2);
    expect(root.hasAttribute('data-drift')).toBe(false);
  });

  it('goes round in lanes that are longer than a window', () => {
    const lane = (count: number) => {
      const places = laneOf(Array.from({ length: count }, (_, id) => ({ id: String(id) })));
      return [places.length, places.filter(({ isCopy }) => !isCopy).length];
    };

    expect([2, 5, 7, 10].map(lane)).toEqual([
      [24, 2],
      [30, 5],
      [28, 7],
      [40, 10],
    ]);
  });

  it('shows four to twenty titles, without the broken ones', () => {
    expect(countOf(titleItems(3))).toBeUndefined();
    expect(countOf([{ type: 'media_item' }, ...titleItems(4)])).toBe(4);
    expect(countOf(titleItems(25))).toBe(20);
  });

  it('is a numbered sheet with arrows in the other label', async () => {
    await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });

    const frames = await screen.findAllByRole('listitem');
    expect(frames.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 9 }, (_, index) => String(index + 1)),
    );
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
});
