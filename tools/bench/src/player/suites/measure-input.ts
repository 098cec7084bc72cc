import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';

const CLICKS = 6;
const keys = ['Space', 'Space', 'm', 'm', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];

/**
 * Clicks on the picture and presses keys while it plays.
 *
 * @returns The slowest, from press to the next picture of the page, in ms; browsers tell in steps of 8, from 16.
 */
export async function measureInput(page: Page): Promise<number> {
  const before = await page.evaluate(() => window.playerProbe.inputs.length);
  const place = await page.evaluate(() => {
    const box = window.playerBench.clickTarget()?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 640, y: 320 };
  });
  await page.mouse.move(600, 300);
  for (let click = 0; click < CLICKS; click += 1) {
    await page.mouse.click(place.x, place.y, { delay: 30 });
    await sleep(400);
  }
  for (const key of keys) {
    await page.keyboard.press(key, { delay: 20 });
    await sleep(250);
  }
  await sleep(300);
  return page.evaluate(
    (from) => Math.max(16, ...window.playerProbe.inputs.slice(from).map(([, length]) => length)),
    before,
  );
}
