import type { Page } from '@playwright/test';
import { openFilms } from '../page-objects/menu.ts';
import { pageHydrated } from '../support/hydrated.ts';
import { connected } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const outageMs = 120_000;

/** A service that is away may not be asked by a storm of reloads. */
const reloadsMost = 6;

/** After the longest pause between two attempts. */
const backMs = 90_000;

/** Goes to the films while the service is gone, touches nothing more, and sees them when it is back. */
async function outlive(page: Page, isOver: Promise<void>): Promise<void> {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await openFilms(page);
  await isOver;

  await expect(page).toHaveTitle(/^Фильмы/, { timeout: backMs });
  // The title is there before the whole document.
  await expect.poll(() => loads).toBeGreaterThan(0);
  expect(loads).toBeLessThanOrEqual(reloadsMost);
}

test('a viewer outlives two minutes without the service in a few reloads, and nobody has to help', async ({
  page,
  stack,
}) => {
  await signIn(page, '+79000000001');
  await connected(page, () => page.goto('/'));
  await outlive(page, stack.restartBackend(outageMs));
});

test('a visitor outlives them too', async ({ page, stack }) => {
  await page.goto('/');
  await pageHydrated(page);
  await outlive(page, stack.restartBackend(outageMs));
});
