import type { Page } from '@playwright/test';

/** Waits until the page has nothing left to do for the moment. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
