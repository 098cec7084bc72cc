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
  ])('fails as it is asked to: %s', (failure, expected) => {
    init({ failure });

    expect(told).toEqual(expected);
  });
});
