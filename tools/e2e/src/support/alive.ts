import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the page's scripts have taken over an element of the server's page. A link that is pressed earlier loads
 * a document: right, but another journey.
 */
export async function alive(element: Locator): Promise<void> {
  const isTaken = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(isTaken)).toBe(true);
}

/** Waits until a page's scripts have taken it over, and it notices what a person does. */
export async function pageAlive(page: Page): Promise<void> {
  // Also while a dialog hides the page.
  await alive(page.locator('a').first());
  await pageNotices(page);
}

/** Waits until a page notices what somebody does: until then it has kept the presses, and no scrolling is heard. */
export async function pageNotices(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'earlyPresses' in window)).toBe(false);
}
