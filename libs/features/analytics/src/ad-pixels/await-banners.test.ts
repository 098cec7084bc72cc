import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdPixelsConfig } from '@foyer/page-runtime/page/site-config';
import type { AppActor, Shell } from '@foyer/page-runtime/shell/shell.types';
import { makeBrowserPage } from '@foyer/page-runtime/testing/browser-page';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import type { AdPixels } from './ad-pixels.ts';
import { awaitBanners } from './await-banners.ts';

const started = vi.hoisted(() => vi.fn());
const isLoaded = vi.hoisted(() => vi.fn());
vi.mock('./ad-pixels.ts', () => {
  isLoaded();
  return { startAdPixels: started };
});

const config: AdPixelsConfig = {
  origins: ['https://ads.example'],
  parameter: 'fingerprint',
  needsConsent: true,
};
const own = { press: vi.fn(), restart: vi.fn(), stop: vi.fn() } satisfies AdPixels;

let isRunning = true;
let isDriven = false;
let run = () => {};
let pixels: AdPixels;

function begin(adPixels: AdPixelsConfig | null = config) {
  const page = pageConfig();
  const actor = {
    getSnapshot: () => ({ matches: () => isRunning }),
    subscribe: (look: () => void) => {
      run = look;
      return { unsubscribe: () => undefined };
    },
  } as unknown as AppActor;
  pixels = awaitBanners({
    page: makeBrowserPage({
      config: { ...page, site: { ...page.site, ...(adPixels && { adPixels }) } },
    }),
    actor,
  } as Shell);
}

const banner = '<article data-banner="chay"><a href="#one">Чай</a></article>';
const link = () => document.querySelector('a');
/** Longer than a page needs to settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 260));

beforeEach(() => {
  isRunning = true;
  isDriven = false;
  vi.spyOn(navigator, 'webdriver', 'get').mockImplementation(() => isDriven);
  started.mockReturnValue(own);
  document.body.innerHTML = '<p></p>';
});
afterEach(() => {
  pixels.stop();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('awaitBanners', () => {
  it('loads nothing before there is a banner that an advertiser counts', async () => {
    begin();
    await settle();
    const before = isLoaded.mock.calls.length;
    document.body.insertAdjacentHTML('beforeend', banner);

    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    expect(before).toBe(0);
    expect(started.mock.calls[0]?.[1]).toBe(config);
  });

  it('tells what was pressed before the code came, and the flows ran', async () => {
    document.body.innerHTML = banner;
    isRunning = false;
    begin();
    pixels.press(link());
    pixels.press(document.body);
    await settle();
    const early = started.mock.calls.length;
    isRunning = true;
    run();

    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    pixels.press(link());
    expect(early).toBe(0);
    expect(own.press.mock.calls).toEqual([[link()], [link()]]);
  });

  it('asks nothing where the operator names no vendor, and in a browser that a program drives [BLOCK-088]', async () => {
    document.body.innerHTML = banner;
    begin(null);
    await settle();
    pixels.stop();
    isDriven = true;
    begin();
    pixels.press(link());
    await settle();

    expect(started).not.toHaveBeenCalled();
  });

  it('ends what it has started, and starts nothing after its end', async () => {
    document.body.innerHTML = banner;
    begin();
    await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
    pixels.restart();
    pixels.stop();
    expect([own.restart.mock.calls.length, own.stop.mock.calls.length]).toEqual([1, 1]);

    begin();
    pixels.stop();
    await settle();
    expect(started).toHaveBeenCalledOnce();
  });
});
