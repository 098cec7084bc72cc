import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './multi-sub-auto-carousel.block.ts';
import { multiSubAutoCarouselFixture as fixture } from './multi-sub-auto-carousel.fixtures.ts';
import { multiSubAutoCarouselSchema } from './multi-sub-auto-carousel.schema.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const countOf = (items: readonly unknown[]) => {
  const read = v.safeParse(multiSubAutoCarouselSchema, { ...fixture, items });
  return read.success ? read.output.titles.length : undefined;
};

/** The title that shows. */
const shown = () =>
  [...document.querySelectorAll('li')]
    .filter((slide) => !slide.inert)
    .map((slide) => slide.querySelector('a')?.textContent);

/** Stands in for the browser's observer. @returns Tells how much of what is observed shows, from 0 to 1. */
function stubSight() {
  const heard: ((entries: object[]) => void)[] = [];
  class Sight {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
    constructor(hear: (entries: object[]) => void) {
      heard.push(hear);
    }
  }
  vi.stubGlobal('IntersectionObserver', Sight);
  return (intersectionRatio: number) =>
    act(() => {
      for (const hear of heard) hear([{ intersectionRatio }]);
    });
}

/** The block on a page where it shows. */
async function open(items = fixture.items) {
  const see = stubSight();
  await renderWithLabel(<Block block={{ ...fixture, items }} />);
  const region = await screen.findByRole('region', { name: 'Что внутри: новинки' });
  const stage = region.querySelector('ul')?.parentElement as HTMLElement;
  return { region, stage, see };
}

describe('block tag:multi_sub_auto_carousel', () => {
  it('shows one of its titles at a time, and has the links of all, chosen by its tag [BLOCK-015]', async () => {
    expect(findBlock(fixture)).toBeDefined();
    const { region } = await open();

    expect(shown()).toEqual(['Город после дождя']);
    expect(region.querySelectorAll('a')).toHaveLength(9);
  });

  it('plays automatically while it is seen, round at the end, until it is paused [BLOCK-015]', async () => {
    const { stage, see } = await open(titleItems(2));
    const isTurning = () => stage.hasAttribute('data-turning');
    expect(isTurning()).toBe(false);
    see(1);
    expect(isTurning()).toBe(true);

    fireEvent.animationEnd(screen.getByTestId('stage-clock'));
    expect(shown()).toEqual(['Тихая вода']);
    fireEvent.animationEnd(screen.getByTestId('stage-clock'));
    expect(shown()).toEqual(['Город после дождя']);

    await userEvent.click(screen.getByRole('button', { name: 'Остановить смену' }));
    expect(isTurning()).toBe(false);
  });

  it('shows the title whose bar is pressed', async () => {
    const { region } = await open();
    await userEvent.click(within(region).getByRole('button', { name: 'Лето в Гюмри' }));
    expect(shown()).toEqual(['Лето в Гюмри']);
    expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe(
      'Лето в Гюмри',
    );
  });

  it('loads a picture only when its turn comes', async () => {
    const { region } = await open();
    expect(region.querySelectorAll('img')).toHaveLength(1);
    fireEvent.animationEnd(screen.getByTestId('stage-clock'));
    expect(region.querySelectorAll('img')).toHaveLength(3);
  });

  it('has nothing to press for one title, shows twelve at most, and nothing without one', async () => {
    const { region } = await open(titleItems(1));
    expect(within(region).queryByRole('button')).toBeNull();
    expect(countOf([{ type: 'media_item' }, ...titleItems(15)])).toBe(12);
    expect(countOf([])).toBeUndefined();
  });

  it('counts its pages in the other label, and never turns automatically', async () => {
    await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });

    expect(await screen.findByText('1 / 9')).toBeTruthy();
    expect(screen.queryByTestId('stage-clock')).toBeNull();
  });
});
