import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright';
import { browserName } from '../../first-load.ts';
import { observeVitals } from '../vitals/observe.ts';
import { layoutShift } from '../vitals/shifts.ts';
import { observeTasks } from './observe-tasks.ts';

/** What a long page costs a viewer who reads all of it. Bytes after gzip, times in ms. */
export interface Weight {
  page: string;
  htmlBytes: number;
  /** Of the scripts that have come by the end of the page, without {@link Weight.pressBytes}. */
  scriptBytes: number;
  /** Of those that a press loads on every page, and that have come with the first turn of the wheel. */
  pressBytes: number;
  /** Cumulative layout shift, from the first picture to the end of the page. */
  shift: number;
  /** The longest task while it is scrolled, and of the same page for those who want no motion. */
  longestTask: { moving: number; still: number };
}

const viewport = { width: 1280, height: 800 };

/** A turn of the wheel, in CSS pixels, and the time until the next. */
const turn = { pixels: 400, pauseMs: 120 };

const settleMs = 2500;

/** Bytes of a page as they travel. */
async function htmlBytes(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip', 'user-agent': browserName };
  const body = await new Promise<Buffer>((resolve, reject) => {
    get(url, { headers }, (answer) => resolve(buffer(answer))).on('error', reject);
  });
  return body.length;
}

/** Turns the wheel until the page ends. A page grows while it is read. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  const isAtEnd = () =>
    page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, turn.pixels);
    await page.waitForTimeout(turn.pauseMs);
  }
  await page.waitForTimeout(settleMs);
}

/**
 * Addresses of the scripts that a press loads which means nothing to the page.
 *
 * @param url - Of a page without blocks, whose code comes with the first act of a viewer too.
 */
export async function pressedScripts(browser: Browser, url: string): Promise<ReadonlySet<string>> {
  const context = await browser.newContext({ userAgent: browserName, viewport });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const scripts = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.keyboard.press('Shift');
    await page.waitForTimeout(settleMs);
    return scripts;
  } finally {
    await context.close();
  }
}

async function read(browser: Browser, url: string, wishes: BrowserContextOptions = {}) {
  const context = await browser.newContext({ userAgent: browserName, viewport, ...wishes });
  try {
    const page = await context.newPage();
    const scripts = new Map<string, Promise<number>>();
    const weigh = async (request: Request) => {
      const answer = await request.response();
      return gzipSync((await answer?.body()) ?? '', { level: 9 }).length;
    };
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.set(request.url(), weigh(request));
    });
    await page.addInitScript(observeVitals);
    await page.addInitScript(observeTasks);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const first = new Set(scripts.keys());
    // Taking the page over is no part of reading it.
    await page.evaluate(() => (window.foyerLongestTask = 0));
    await scrollThrough(page);
    const weights = await Promise.all(
      [...scripts].map(async ([address, bytes]) => ({ address, bytes: await bytes })),
    );
    const { shifts } = await page.evaluate(() => window.foyerVitals);
    return {
      scripts: weights.map((one) => ({ ...one, isFirst: first.has(one.address) })),
      shift: layoutShift(shifts),
      longestTask: await page.evaluate(() => window.foyerLongestTask),
    };
  } finally {
    await context.close();
  }
}

const sumOf = (scripts: readonly { bytes: number }[]) =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Reads a page to its end, once as it is and once without motion.
 *
 * @param pressed - What {@link pressedScripts} gives; a script that comes before any act counts all the same.
 */
export async function weighPage(
  browser: Browser,
  page: { name: string; url: string },
  pressed: ReadonlySet<string>,
): Promise<Weight> {
  // Whoever comes first waits until the backend has made the pictures.
  await read(browser, page.url);
  const moving = await read(browser, page.url);
  const still = await read(browser, page.url, { reducedMotion: 'reduce' });
  const isPressed = ({ address, isFirst }: { address: string; isFirst: boolean }) =>
    !isFirst && pressed.has(address);
  const pressBytes = sumOf(moving.scripts.filter(isPressed));
  return {
    page: page.name,
    htmlBytes: await htmlBytes(page.url),
    scriptBytes: sumOf(moving.scripts) - pressBytes,
    pressBytes,
    shift: moving.shift,
    longestTask: { moving: moving.longestTask, still: still.longestTask },
  };
}
