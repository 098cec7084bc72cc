// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './vpaid-unit.ts';

interface Unit {
  handshakeVersion(): string;
  initAd(...values: unknown[]): void;
  startAd(): void;
  pauseAd(): void;
  resumeAd(): void;
  stopAd(): void;
  skipAd(): void;
  subscribe(listener: (...values: unknown[]) => void, event: string): void;
  getAdRemainingTime(): number;
  getAdSkippableState(): boolean;
  getAdWidth(): number;
}

const events = [
  'AdLoaded',
  'AdStarted',
  'AdImpression',
  'AdVideoStart',
  'AdVideoFirstQuartile',
  'AdVideoMidpoint',
  'AdVideoThirdQuartile',
  'AdVideoComplete',
  'AdSkipped',
  'AdStopped',
  'AdPaused',
  'AdPlaying',
  'AdError',
  'AdClickThru',
  'AdSkippableStateChange',
  'AdSizeChange',
];

let unit: Unit;
let slot: HTMLElement;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  unit = (window as unknown as { getVPAIDAd: () => Unit }).getVPAIDAd();
  slot = document.createElement('div');
  told = [];
  for (const event of events) unit.subscribe(() => told.push(event), event);
});

afterEach(() => {
  vi.useRealTimers();
});

const init = (parameters: object = {}) =>
  unit.initAd(
    640,
    360,
    'normal',
    500,
    {
      AdParameters: JSON.stringify({
        title: 'Чай',
        duration: 8,
        click_url: 'https://a.example',
        ...parameters,
      }),
    },
    { slot },
  );

describe('the interactive unit', () => {
  it('draws itself, and tells how far it is until it is over', async () => {
    init();
    const drawn = slot.textContent;
    unit.startAd();
    await vi.advanceTimersByTimeAsync(8000);

    expect(unit.handshakeVersion()).toBe('2.0');
    expect(drawn).toContain('Чай');
    expect(told).toEqual([
      'AdLoaded',
      'AdStarted',
      'AdImpression',
      'AdVideoStart',
      'AdVideoFirstQuartile',
      'AdVideoMidpoint',
      'AdVideoThirdQuartile',
      'AdVideoComplete',
      'AdStopped',
    ]);
    expect(slot.childElementCount).toBe(0);
  });

  it('stands still while it is paused', async () => {
    init();
    unit.startAd();
    await vi.advanceTimersByTimeAsync(1000);
    unit.pauseAd();
    await vi.advanceTimersByTimeAsync(5000);
    const paused = unit.getAdRemainingTime();
    unit.resumeAd();
    await vi.advanceTimersByTimeAsync(1000);

    expect([paused, unit.getAdRemainingTime()]).toEqual([7, 6]);
  });

  it('tells of a press, and of a skip', () => {
    init();
    unit.startAd();
    slot.querySelector('button')?.click();
    unit.skipAd();

    expect(told.slice(4)).toEqual(['AdClickThru', 'AdSkipped', 'AdStopped']);
  });

  it.each([
    ['timeout', []],
    ['error', ['AdError']],
  ])('fails as it is asked to: %s', (does, expected) => {
    init({ does });

    expect(told).toEqual(expected);
  });

  it('never says that it started', async () => {
    init({ does: 'no_start' });
    unit.startAd();
    await vi.advanceTimersByTimeAsync(9000);

    expect(told).toEqual(['AdLoaded']);
  });

  it('never says that it stopped', async () => {
    init({ does: 'no_stop' });
    unit.startAd();
    await vi.advanceTimersByTimeAsync(9000);
    unit.stopAd();

    expect(told.at(-1)).toBe('AdVideoComplete');
  });

  it('can be skipped by its own button after three seconds', async () => {
    init({ does: 'skippable' });
    unit.startAd();
    const before = unit.getAdSkippableState();
    await vi.advanceTimersByTimeAsync(3000);
    const [, skip] = slot.querySelectorAll('button');
    const after = unit.getAdSkippableState();
    skip?.click();

    expect([before, after]).toEqual([false, true]);
    expect(told.slice(-3)).toEqual(['AdSkippableStateChange', 'AdSkipped', 'AdStopped']);
  });

  it.each([
    ['resize', 'AdSizeChange', 320],
    ['click', 'AdClickThru', 640],
  ])('does as it is asked to after two seconds: %s', async (does, event, width) => {
    init({ does });
    unit.startAd();
    await vi.advanceTimersByTimeAsync(1900);
    const before = told.includes(event);
    await vi.advanceTimersByTimeAsync(100);

    expect([before, told.includes(event), unit.getAdWidth()]).toEqual([false, true, width]);
  });
});
