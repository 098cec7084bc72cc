import type { Page } from '@playwright/test';
import { connected, push, streams } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';
const tabCount = 20;

/** How often the service is asked for its streams, in milliseconds. */
const lookMs = 100;

/** The tab that reads comes back after a pause that grows with each failure. */
const backMs = 30_000;

/** How many tabs read the events or wait for their turn. */
async function countReaders(): Promise<number> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].filter(({ name }) => name === 'foyer-push').length;
}

/** Each tab shows each of these events, and shows it once. */
async function sees(tabs: readonly Page[], ...numbers: number[]): Promise<void> {
  for (const [place, tab] of tabs.entries()) {
    for (const number of numbers) {
      const event = tab.getByText(`Событие ${number}`);
      await expect(event, `event ${number} in tab ${place}`).toHaveCount(1, { timeout: backMs });
    }
  }
}

test('twenty tabs lose no event while the service is killed and started again, and share one stream', async ({
  context,
  page,
  stack,
}) => {
  await signIn(page, viewer);
  const tell = (number: number) =>
    push(stack, viewer, 'reminder', {
      event_type: 'display',
      display: { display_type: 'panel', message: `Событие ${number}`, force_display: true },
    });
  // A page that asks the service for nothing is light; what is tried here lives on every page.
  await connected(page, () => page.goto('/geoblock'));
  const tabs = [page];
  while (tabs.length < tabCount) {
    const tab = await context.newPage();
    await tab.goto('/geoblock');
    tabs.push(tab);
  }
  await expect.poll(() => page.evaluate(countReaders)).toBe(tabCount);
  let most = 0;
  const look = setInterval(() => {
    // Nobody answers while the service is gone.
    streams(stack).then(
      ({ open }) => (most = Math.max(most, open)),
      () => undefined,
    );
  }, lookMs);

  await tell(1);
  await sees(tabs, 1);
  await stack.restartBackend(1000);
  // Nobody has come back yet: this one must be asked for.
  await tell(2);
  await sees(tabs, 1, 2);
  // The tab that reads is the first one; the next takes its place.
  const [, ...others] = tabs;
  await page.close();
  await tell(3);
  await sees(others, 3);
  await others[0]?.close();
  await tell(4);
  await sees(others.slice(1), 1, 2, 3, 4);

  clearInterval(look);
  expect(most).toBeLessThanOrEqual(2);
  await expect.poll(() => streams(stack)).toMatchObject({ open: 1 });
});
