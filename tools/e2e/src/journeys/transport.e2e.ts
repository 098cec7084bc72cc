import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { expect, test } from '../support/test.ts';

/** One call and its retries. */
const callWithRetries = 3;

/** Lets the call of the next page fail as a whole. */
async function setFault(stack: Stack, status: number): Promise<void> {
  const isRetried = status >= 500;
  await fetch(`${stack.controlUrl}/__control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operation: 'getMediaView',
      status,
      times: isRetried ? callWithRetries : 1,
    }),
  });
}

const openFilms = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Фильмы' }).first().click();

/** Goes to the films by a click whose call fails, and waits for the page to be loaded anew. */
async function failOnce(page: Page, stack: Stack, status: number): Promise<void> {
  await setFault(stack, status);
  const reload = page.waitForEvent('load');
  await openFilms(page);
  await reload;
}

test('502, 503 and 504 load the page anew [ERR-012] [ERR-013] [ERR-014]', async ({
  page,
  stack,
}) => {
  for (const status of [502, 503, 504]) {
    // Each on a page of its own: one cause acts again only after a pause.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await page.goto('/');
    await failOnce(page, stack, status);

    await expect(page).toHaveURL(/\/movies$/);
    await expect(page).toHaveTitle(/^Фильмы/);
  }
});

test('451 leads to the page that explains it [ERR-011]', async ({ page, stack }) => {
  await page.goto('/');
  await setFault(stack, 451);
  await openFilms(page);

  await expect(page).toHaveURL(/\/geoblock$/);
});
