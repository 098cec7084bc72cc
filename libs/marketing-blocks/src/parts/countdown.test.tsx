import { createTranslator } from '@foyer/ui/i18n';
import { renderWithLabel } from '@foyer/ui/testing';
import { stubSight } from '@foyer/ui/testing/stub-sight';
import { act, cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerPageServices, type PageServices } from '../page-services.ts';
import { readEnd, spareTimerSchema } from './countdown.schema.ts';
import { Countdown } from './countdown.tsx';
import { nextTick } from './use-time-left.ts';

const end = Date.UTC(2026, 11, 20, 17);
const day = 86_400_000;

let now = 0;
let isServiceTimeKnown = true;
let withdraw = () => {};
let show: ReturnType<typeof stubSight>;

// They are then there at once: what waits for a clock cannot wait for them.
beforeAll(async () => void (await createTranslator('rus', { segments: ['info'] })));
beforeEach(() => {
  isServiceTimeKnown = true;
  vi.useFakeTimers({ now: end + 400 * day });
  show = stubSight();
  withdraw = offerPageServices(
    async () =>
      ({
        serviceNow: () => now,
        isServiceTimeKnown: () => isServiceTimeKnown,
      }) as Partial<PageServices> as PageServices,
  );
});
afterEach(() => {
  cleanup();
  withdraw();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The service's clock goes on, and so do the timers of the page. */
const pass = (ms: number) =>
  act(async () => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  });

async function countFrom(leftMs: number, surroundings: Parameters<typeof renderWithLabel>[1] = {}) {
  now = end - leftMs;
  const { container } = await renderWithLabel(
    <Countdown until={end} title="До конца предложения" />,
    surroundings,
  );
  const root = container.firstElementChild as Element;
  const see = (ratio: number) => show(root, ratio);
  see(1);
  await pass(0);
  return { root, see };
}

const timer = () => screen.queryByRole('timer')?.textContent.trim();

describe('readEnd', () => {
  it('takes dd.MM.yyyy HH:mm for a time of Moscow [BLOCK-084, BLOCK-085]', () => {
    expect(readEnd('20.12.2026 20:00')).toBe(end);
  });

  it('takes nothing for a moment that there is not', () => {
    expect(['31.02.2026 10:00', '20.12.2026 24:00', '2026-12-20', ''].map(readEnd)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leaves a block without a timer that cannot be read', () => {
    const read = (sent: unknown) => v.parse(spareTimerSchema, sent);
    expect(read({ end_date_time: '20.12.2026 20:00' })).toEqual({ until: end, title: undefined });
    expect(read({ end_date_time: '32.12.2026 20:00' })).toBeUndefined();
    expect(read(undefined)).toBeUndefined();
  });
});

describe('Countdown', () => {
  it('counts by the service, whatever the device shows [BLOCK-084]', async () => {
    await countFrom(2 * day + 3_723_000);

    expect(timer()).toBe('2 дня 1 час 2 минуты');
    expect(
      screen.getByText('до 20 декабря, 20:00', {
        normalizer: (text) => text.replaceAll('\u00A0', ' '),
      }),
    ).toBeTruthy();
  });

  it('says when it ends while nothing tells the time of the service', async () => {
    isServiceTimeKnown = false;
    const { root } = await countFrom(day / 2);
    expect(root.textContent).toMatch(/до 20.декабря, 20:00$/u);
    expect(timer()).toBeUndefined();

    isServiceTimeKnown = true;
    await pass(1000);
    expect(timer()).toBe('11 часов 59 минут 59 секунд');
  });

  it('moves once a minute above a day, and once a second below', async () => {
    expect([2 * day, 2 * day + 61_000, day + 1, day, 1500].map(nextTick)).toEqual([
      60_000, 1000, 1, 1000, 500,
    ]);
    await countFrom(day + 120_000);
    await pass(59_000);
    expect(timer()).toBe('1 день 0 часов 2 минуты');
    await pass(1000);
    expect(timer()).toBe('1 день 0 часов 1 минута');
    await pass(120_000);
    expect(timer()).toBe('23 часа 59 минут 0 секунд');
    await pass(1000);
    expect(timer()).toBe('23 часа 58 минут 59 секунд');
  });

  it('stands still off the screen, and is right again on it', async () => {
    const { see } = await countFrom(10_000);
    see(0);
    await pass(4000);
    expect(timer()).toBe('0:10');
    expect(vi.getTimerCount()).toBe(0);

    see(1);
    await pass(0);
    expect(timer()).toBe('0:06');
  });

  it('says that the offer is over, and never counts below zero [BLOCK-085]', async () => {
    await countFrom(2000);
    expect(timer()).toBe('0:02');
    await pass(2000);
    expect(timer()).toBeUndefined();
    expect(screen.getByText('Предложение завершилось')).toBeTruthy();
    expect(screen.queryByText(/до 20/u)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
    cleanup();

    await countFrom(-day);
    expect(screen.getByText('Предложение завершилось')).toBeTruthy();
  });

  it('is a clock within a line where the label is in print', async () => {
    await countFrom(78_429_000, { label: 'alternate' });
    expect(timer()).toBe('21:47:09');
  });
});
