import type { Browser, Page } from 'playwright';
import { browserName, signIn } from '../../first-load.ts';
import type { Condition, Vitals } from '../conditions.ts';
import { observeVitals } from './observe.ts';
import { layoutShift } from './shifts.ts';

/** A page to open. */
export interface VisitTarget {
  url: string;
  /** Selector of what the press lands on. */
  press: string;
  /** Demo account that opens it, and the site that signs it in. */
  account?: { url: string; login: string } | undefined;
}

/** What scripts and pictures get after the load event, for each step of slowness of the processor. */
const settleMs = 1500;

const bitsPerByte = 8;

const viewport = { width: 1280, height: 800 };

/** Room for what browsers draw round a page, bars and shadows, in CSS pixels. */
const windowMargin = 200;

/**
 * Makes the browser's window larger than the page. It is as large as the viewport, its bars included, so that the
 * lowest lines of a page are off the screen: what a press changes there would be drawn with the next page only.
 * Not before the page is there: a larger window takes longer to draw, which is no viewer's wait.
 */
async function showWhole(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  const bounds = { width: viewport.width + windowMargin, height: viewport.height + windowMargin };
  await devtools.send('Browser.setWindowBounds', { windowId, bounds });
  await devtools.detach();
}

async function slowDown(page: Page, { cpu, link }: Condition): Promise<void> {
  // A second session of the developer tools takes time from the page, also where it slows nothing down.
  if (cpu === 1 && !link) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!link) return;
  const throughput = (link.mbps * 1e6) / bitsPerByte;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: link.rtt,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/**
 * Opens a page with a cold cache, waits until it is at rest, and presses once.
 *
 * @throws Error where there is nothing to press, or the page told of no paint or press.
 */
export async function visit(
  browser: Browser,
  { url, press, account }: VisitTarget,
  condition: Condition,
): Promise<Vitals> {
  const context = await browser.newContext({
    userAgent: browserName,
    viewport,
  });
  try {
    const page = await context.newPage();
    if (account) await signIn(page, account.url, account.login);
    await page.addInitScript(observeVitals);
    await slowDown(page, condition);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} was answered ${answer?.status()}`);
    const pauseMs = settleMs * condition.cpu;
    await page.waitForTimeout(pauseMs);
    const before = await page.evaluate(() => window.foyerVitals);
    await showWhole(page);
    await page.locator(press).filter({ visible: true }).first().click({ delay: 30 });
    await page.waitForTimeout(pauseMs);
    const after = await page.evaluate(() => window.foyerVitals);
    if (before.largestPaint === undefined) throw new Error(`${url} told of no paint`);
    if (after.presses.length === 0) throw new Error(`${url} told of no press`);
    return {
      lcp: before.largestPaint,
      cls: layoutShift(after.shifts),
      inp: Math.max(...after.presses),
    };
  } finally {
    await context.close();
  }
}
