import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findCampaign } from '../../campaign-registry.ts';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import Block from './promo-banner-v4.block.ts';
import { promoBannerV4Fixture as fixture } from './promo-banner-v4.fixtures.ts';
import { promoBannerV4Schema } from './promo-banner-v4.schema.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const namesOf = (items: readonly unknown[]) => {
  const read = v.safeParse(promoBannerV4Schema, { ...fixture, items });
  return read.success ? read.output.titles.map(({ title }) => title) : undefined;
};

/** The slide that shows. */
const shown = () => document.querySelector('li[data-current]')?.querySelector('a')?.textContent;

async function show(block = fixture) {
  const view = await renderWithLabel(<Block block={block} />);
  await screen.findByRole('region', { name: 'Три премьеры месяца' });
  return view;
}

describe('block name:promo_banner_v4', () => {
  it('shows premieres, its way on and its banner, chosen by its name [BLOCK-028]', async () => {
    expect(findCampaign(fixture)).toBeDefined();
    await show();

    expect(screen.getByText('Новинки')).toBeTruthy();
    const hrefs = ['Город после дождя', 'Смотреть все', 'Фестиваль немого кино'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      '/movies/gorod-posle-dozhdya',
      '/collections/premiery-goda',
      '/promo_events/nedelya-nemogo-kino',
    ]);
  });

  it('cycles among three, and round at the end [BLOCK-074]', async () => {
    await show({ ...fixture, items: titleItems(6) });

    const turns = [0, 1, 2].map(() => {
      const before = shown();
      fireEvent.animationEnd(screen.getByTestId('clock'));
      return before;
    });

    expect(turns).toEqual(['Город после дождя', 'Тихая вода', 'Лето в Гюмри']);
    expect(shown()).toBe('Город после дождя');
  });

  it('shows the one that is chosen by its bar, and marks it', async () => {
    await show();
    const bar = screen.getByRole('button', { name: 'Показать «Лето в Гюмри»' });
    await userEvent.click(bar);

    expect(shown()).toBe('Лето в Гюмри');
    expect(screen.getByRole('button', { current: true })).toBe(bar);
  });

  it('goes on while it is seen, until it is stopped', async () => {
    let hear: (entries: object[]) => void = () => undefined;
    class Sight {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(heard: typeof hear) {
        hear = heard;
      }
    }
    vi.stubGlobal('IntersectionObserver', Sight);
    const { container } = await show();
    const isLive = () => container.querySelector('[data-live]') !== null;
    expect(isLive()).toBe(false);

    act(() => hear([{ intersectionRatio: 0.5 }]));
    expect(isLive()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Остановить смену' }));
    expect(isLive()).toBe(false);
    expect(screen.getByRole('button', { name: 'Продолжить смену' })).toBeTruthy();
  });

  it('is turned by a finger, whose move is no press', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Город после дождя' });
    const pressed = vi.fn();
    document.addEventListener('click', pressed, { once: true });
    fireEvent.pointerDown(link, { pointerType: 'touch', clientX: 300 });
    fireEvent.pointerUp(link, { pointerType: 'touch', clientX: 180 });
    expect(fireEvent.click(link)).toBe(false);
    expect(shown()).toBe('Тихая вода');

    fireEvent.pointerDown(link, { pointerType: 'touch', clientX: 180 });
    fireEvent.pointerUp(link, { pointerType: 'touch', clientX: 300 });
    expect(shown()).toBe('Город после дождя');
  });

  it('leaves out what is broken, and is not shown without a title', () => {
    expect(namesOf([{ type: 'media_item' }, ...titleItems(1)])).toEqual(['Город после дождя']);
    expect(namesOf([])).toBeUndefined();
  });

  it('has three columns that stand still in the other label', async () => {
    await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });

    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
