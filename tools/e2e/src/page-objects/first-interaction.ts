import { expect, type Page } from '@playwright/test';
import { pageHydrated } from '../support/hydrated.ts';

/** Opens a page as a visitor who is about to do something: the pointer moves, with which the page starts its flows. */
export async function arrive(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await pageHydrated(page);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
}

/** Waits until the page's flows run: from then on the places of the history are theirs and no more the browser's. */
export async function flowsRun(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
}
