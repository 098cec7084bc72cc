import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import { fakeSale } from '../../parts/sale.fixtures.ts';
import { findCampaign } from '../../campaign-registry.ts';
import { crosswordSquares } from './crossword-cells.ts';
import Block from './promo-banner-v3.block.ts';
import {
  bundleItem,
  logoItems,
  promoBannerV3Fixture as fixture,
} from './promo-banner-v3.fixtures.ts';
import { promoBannerV3Schema } from './promo-banner-v3.schema.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withItems = (items: readonly unknown[]) => ({ ...fixture, items }) as typeof fixture;
const read = (items: readonly unknown[]) => {
  const result = v.safeParse(promoBannerV3Schema, withItems(items));
  return result.success ? result.output.logos.map(({ name }) => name) : undefined;
};

/** Stands in for the browser's observer. @returns Tells how much shows, from 0 to 1. */
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

describe('block name:promo_banner_v3', () => {
  it('shows a service and what it holds, each leading to its page, chosen by its name [BLOCK-027]', async () => {
    expect(findCampaign(fixture)).toBeDefined();
    await renderWithLabel(<Block block={fixture} />);

    const region = await screen.findByRole('region', { name: 'Лампы по одной' });
    expect(region.textContent).toContain('Двенадцать каналов');
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    const [first] = screen.getAllByRole('link', { name: 'Первый экран' });
    expect(first?.getAttribute('href')).toBe('/tv/pervyy-ekran');
  });

  it('shows at most twelve logos, of what is not broken, and is not shown with two [BLOCK-073]', () => {
    expect(read(logoItems(20))).toHaveLength(12);
    expect(read([{ type: 'service' }, ...logoItems(3)])).toHaveLength(3);
    expect(read(logoItems(2))).toBeUndefined();
    // It is the service that holds them.
    expect(read([bundleItem(false), ...logoItems(4)])).not.toContain('Всё вместе');
  });

  it('leads to the page of a service that is active, by its alias [BLOCK-075]', async () => {
    await renderWithLabel(<Block block={withItems([bundleItem(true), ...logoItems(4)])} />);

    const link = await screen.findByRole('link', { name: 'К подписке' });
    expect(link.getAttribute('href')).toBe('/services/vse-vmeste');
  });

  it('opens the purchase of one that is not, over the page, and is a link to it [BLOCK-076]', async () => {
    const open = vi.fn();
    onTestFinished(offerPageServices(async () => fakePageServices({ sale: fakeSale({ open }) })));
    await renderWithLabel(<Block block={fixture} />);

    const link = await screen.findByRole('link', { name: 'Подключить' });
    expect(link.getAttribute('href')).toBe('/variants?item_type=service&item_id=vse');
    await userEvent.click(link);
    await vi.waitFor(() =>
      expect(open.mock.calls).toEqual([[{ itemId: 'vse', itemType: 'service' }]]),
    );
  });

  it('is dark from before it is seen until a third of it shows, once', async () => {
    const see = stubSight();
    const { container } = await renderWithLabel(<Block block={fixture} />);
    await screen.findByRole('region');
    const isDark = () => container.querySelector('[data-dark]') !== null;

    const states = [0.1, 0, 0.1, 0.4].map((share) => {
      see(share);
      return isDark();
    });

    expect(states).toEqual([false, true, true, false]);
  });

  it('is a crossword with numbered squares in the other label', async () => {
    const { container } = await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });

    await screen.findByRole('region');
    expect(container.querySelectorAll('[data-black]')).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: 'Улики' })).toHaveLength(2);
  });
});

describe('crosswordSquares', () => {
  it('has the squares of the look for twelve', () => {
    const black = crosswordSquares(12).flatMap((square, index) =>
      square === 'black' ? [index + 1] : [],
    );
    expect(black).toEqual([2, 8, 9, 15]);
  });

  it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('is the same turned by half for %s', (logos) => {
    const squares = crosswordSquares(logos);
    const isBlack = squares.map((square) => square === 'black');
    expect(isBlack).toEqual(isBlack.toReversed());
    expect(squares.filter((square) => typeof square === 'number')).toEqual(
      Array.from({ length: logos }, (_, index) => index),
    );
    expect(squares.filter((square) => square === 'white')).toHaveLength(logos % 2);
  });
});
