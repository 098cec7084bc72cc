import { expect, type Locator, type Page } from '@playwright/test';

/** React's mark of a part of the tree that it takes over, and has not finished: `Hydrating` of its fiber flags. */
const hydrating = 4096;

/**
 * Waits until the page's scripts have taken over an element of the server's page. A link that is pressed earlier loads
 * a document: right, but another journey. React marks an element long before it has finished the block around it.
 */
export async function hydrated(element: Locator): Promise<void> {
  interface Fiber {
    flags: number;
    return: Fiber | null;
  }
  const isTaken = (node: Element, unfinished: number) => {
    const held = Object.entries(node).find(([key]) => key.startsWith('__reactFiber'));
    let fiber = held?.[1] as Fiber | null | undefined;
    if (!fiber) return false;
    for (; fiber; fiber = fiber.return) if ((fiber.flags & unfinished) !== 0) return false;
    return true;
  };
  await expect.poll(() => element.evaluate(isTaken, hydrating)).toBe(true);
}

/** Waits until a page's scripts have taken it over, and it notices what a person does. */
export async function pageHydrated(page: Page): Promise<void> {
  // Also while a dialog hides the page.
  await hydrated(page.locator('a').first());
  await pageNotices(page);
}

/** Waits until a page notices what somebody does: until then it has kept the presses, and no scrolling is heard. */
export async function pageNotices(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'earlyPresses' in window)).toBe(false);
}
