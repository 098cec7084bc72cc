import { expect, type Page } from '@playwright/test';

/**
 * Waits until the blocks on the screen and above have come, with the scripts that take them over: on a page that the
 * browser makes there is room for each until then, and it is but about as high.
 */
export async function reachedBlocksCome(page: Page): Promise<void> {
  const missing = () =>
    page.locator('[data-block]').evaluateAll((blocks) => {
      const isReached = ({ top }: DOMRect) => top < window.innerHeight;
      const isTaken = (node: Element) =>
        Object.keys(node).some((key) => key.startsWith('__reactProps'));
      return blocks
        .filter((block) => isReached(block.getBoundingClientRect()))
        .filter(
          (block) =>
            // Below the frame and its first element, which stand there before the block comes.
            ![...block.querySelectorAll(':scope > * *')].some(isTaken) || block.textContent === '',
        )
        .map((block) => block.getAttribute('data-block'));
    });
  await expect.poll(missing).toEqual([]);
}

/** Scrolls to the end of a page as a person does, who goes on when what is on the screen has come. */
export async function readToEnd(page: Page): Promise<void> {
  const place = () =>
    page.evaluate(() => ({
      top: window.scrollY,
      isEnd: window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    }));
  for (let step = 0; step < 60; step += 1) {
    await reachedBlocksCome(page);
    const { top, isEnd } = await place();
    if (isEnd) return;
    // A page that has just come goes to its top, also after the first turn of the wheel.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect.poll(async () => (await place()).top, { timeout: 1000 }).toBeGreaterThan(top);
    }).toPass({ timeout: 15_000 });
  }
  throw new Error('The page has no end');
}
