import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the page's scripts have taken over an element of the server's page. A link that is pressed earlier loads
 * a document: right, but another journey.
 */
export async function alive(element: Locator): Promise<void> {
  const isTaken = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(isTaken)).toBe(true);
}
