import { readToEnd } from '../page-objects/blocks.ts';
import { pageHydrated } from '../support/hydrated.ts';
import { withMotion } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

test.use(withMotion);

test('what is below is asked for when somebody comes near, and nothing on the screen moves', async ({
  page,
  noise,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ofBlocks = () => scripts.filter((url) => url.includes('.block-'));
  await page.goto('/');
  await pageHydrated(page);
  const atFirst = ofBlocks();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift' });
  });
  await readToEnd(page);
  expect(atFirst).toEqual([]);
  expect(ofBlocks()).not.toEqual([]);

  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  expect(noise()).toEqual([]);
});
