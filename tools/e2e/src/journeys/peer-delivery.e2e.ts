import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { PlayerPage } from '../page-objects/player.ts';
import { collected } from '../support/collected.ts';
import { expect, test } from '../support/test.ts';

/** A channel whose viewers deliver to each other. */
const channel = '/tv/arena/player';

declare global {
  interface Window {
    /** All connections to other viewers that the page has made. */
    connections?: RTCPeerConnection[];
  }
}

/** Keeps a page's connections at hand, for what they count themselves. */
function keepConnections(): void {
  const connections: RTCPeerConnection[] = [];
  window.connections = connections;
  const Original = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Original {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      connections.push(this);
    }
  };
}

/** Lets the page look for the tracker where nobody listens. */
function loseTracker(): void {
  const Original = window.WebSocket;
  window.WebSocket = class extends Original {
    constructor(url: string | URL) {
      super(String(url).endsWith('/tracker') ? 'ws://localhost:1/tracker' : url);
    }
  };
}

/** Bytes that came from other viewers. */
const receivedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let bytes = 0;
    for (const connection of window.connections ?? []) {
      for (const report of (await connection.getStats()).values()) {
        if (report.type === 'data-channel') bytes += report.bytesReceived;
      }
    }
    return bytes;
  });

/** A viewer with a browser of their own; the newest is alone unless somebody watches the same. */
async function watch(browser: Browser, baseURL: string | undefined, contexts: BrowserContext[]) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  contexts.push(context);
  await context.addInitScript(keepConnections);
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(channel);
  const player = new PlayerPage(page);
  await expect.poll(async () => (await player.playback()).decodedFrames).toBeGreaterThan(20);
  return { page, player, scripts };
}

test('a second viewer of a channel gets pieces of it from the first by the site’s own code, and both play on [ENGINE-006, ENGINE-026]', async ({
  browser,
  baseURL,
}) => {
  const contexts: BrowserContext[] = [];
  const first = await watch(browser, baseURL, contexts);
  const second = await watch(browser, baseURL, contexts);

  await expect.poll(() => receivedBytes(second.page), { timeout: 60_000 }).toBeGreaterThan(300_000);
  const hasLibrary = async (script: Response) => (await script.text()).includes('p2pml');
  const foreign = second.scripts.filter((script) => !script.url().startsWith(`${baseURL}/`));
  expect(foreign.map((script) => script.url())).toEqual([]);
  expect(await Promise.all(second.scripts.map(hasLibrary))).toContain(true);
  for (const { player } of [first, second]) {
    const { currentTime } = await player.playback();
    await player.playsUntil(currentTime + 2);
  }
  await Promise.all(contexts.map((context) => context.close()));
});

test('a channel plays without a tracker, and the report says why it is alone [ENGINE-028, ENGINE-039]', async ({
  page,
  stack,
}) => {
  await page.addInitScript(loseTracker);
  await page.goto(channel);
  const player = new PlayerPage(page);
  await expect.poll(async () => (await player.playback()).decodedFrames).toBeGreaterThan(60);
  await page.goto('about:blank');

  const reasons = async () => {
    const errors = await collected(stack, 'playback_error');
    return errors.map(({ reason }) => reason);
  };
  await expect.poll(reasons, { timeout: 15_000 }).toEqual(['1-7-2']);
});
