import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findCampaign } from '../../campaign-registry.ts';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import Block from './promo-banner-sport.block.ts';
import {
  promoBannerSportFixture as fixture,
  whistleFixture,
} from './promo-banner-sport.fixtures.ts';

const MINUTE_MS = 60_000;

let heard: ((entries: object[]) => void)[] = [];

beforeEach(() => {
  heard = [];
  class Sight {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(hear: (entries: object[]) => void) {
      heard.push(hear);
    }
  }
  vi.stubGlobal('IntersectionObserver', Sight);
});
beforeAll(() => preloadBlockFixture(Block));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the block, all of it, so many minutes after the whistle, by the service's clock. */
async function show(minutes: number, block = fixture, label: 'main' | 'alternate' = 'main') {
  const serviceNow = () => whistleFixture + minutes * MINUTE_MS;
  onTestFinished(offerPageServices(async () => fakePageServices({ serviceNow })));
  const view = await renderWithLabel(<Block block={block} />, { label });
  await act(async () => {
    for (const hear of heard) hear([{ intersectionRatio: 1 }]);
  });
  return view;
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('block name:promo_banner_sport', () => {
  it('counts down to the whistle, with its buttons, chosen by its name [BLOCK-029]', async () => {
    expect(findCampaign(fixture)).toBeDefined();
    await show(-10);

    const timer = await screen.findByRole('timer', { name: 'До свистка' });
    expect(timer.textContent).toContain('10:00');
    expect(screen.getByRole('heading', { level: 2, name: 'Метель — Полярник' })).toBeTruthy();
    expect(links()).toEqual(['К спорту', 'Подключить']);
    expect(screen.queryByText('В эфире')).toBeNull();
  });

  it('is marked from the whistle on, and leads to the match', async () => {
    await show(30);

    const watch = await screen.findByRole('link', { name: 'Смотреть' });
    expect(watch.getAttribute('href')).toBe('/sport');
    expect(screen.getByText('В эфире')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('leads to the record once it is over, and to nothing without a target', async () => {
    await show(24 * 60);
    await screen.findByRole('link', { name: 'Запись' });
    expect(screen.queryByRole('timer')).toBeNull();
    cleanup();

    const { target: _, ...nowhere } = fixture;
    await show(24 * 60, nowhere);
    await vi.waitFor(() => expect(links()).toEqual(['Подключить']));
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('stands without a timer that cannot be read, and not without a headline', async () => {
    const timer = { end_date_time: '31.02.2026 20:00' };
    await show(30, { ...fixture, custom_data: { ...fixture.custom_data, timer } });
    expect(await screen.findByRole('link', { name: 'К спорту' })).toBeTruthy();
    expect(screen.queryByText('В эфире')).toBeNull();
    cleanup();

    const { container } = await show(0, { ...fixture, custom_data: {} });
    expect(container.innerHTML).toBe('');
  });

  it('has the hour of the whistle in large figures in the other label', async () => {
    await show(-24 * 60, fixture, 'alternate');

    expect(await screen.findByText('20:00')).toBeTruthy();
  });
});
