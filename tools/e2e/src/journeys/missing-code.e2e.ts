import type { Page } from '@playwright/test';
import { PlayerPage } from '../page-objects/player.ts';
import { pageHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const strip = (page: Page) =>
  page.getByRole('status').filter({ hasText: /не загрузилась|Нет соединения/ });
const retry = (page: Page) => page.getByRole('button', { name: 'Повторить' });

test.use({ viewport: { width: 390, height: 844 } });

test('a press without a network leaves the page standing, and goes on by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/movies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pageHydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Меню' }).click();
  await expect(strip(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('a link without a network stays on the page, and leads on when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/movies');
  await pageHydrated(page);
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /Город после дождя/ })
    .first()
    .click();
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe('/movies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/gorod-posle/);
});

test('a page whose code does not come stays, says so, and comes when the viewer asks again', async ({
  page,
}) => {
  await page.goto('/movies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pageHydrated(page);
  await page.route(/\/assets\/.*\.js|\/app_info/, (route) => route.abort());
  await page.getByRole('button', { name: 'Меню' }).click();
  await expect(strip(page)).toContainText('Часть страницы не загрузилась');
  await page.unroute(/\/assets\/.*\.js|\/app_info/);
  await retry(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('code that is gone for good comes with the document, at the same place', async ({ page }) => {
  await page.goto('/movies/catalog');
  await pageHydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Меню' }).click();
  for (let n = 0; n < 6 && (await page.evaluate(() => 'isOld' in window)); n += 1) {
    if (n === 3) await page.unroute(/\/assets\/.*\.js/);
    await retry(page).click();
    await page.waitForTimeout(300);
  }
  await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test('a film goes on through a loss of the network in its first seconds', async ({
  page,
  context,
}) => {
  await page.goto('/movies/general/player');
  const player = new PlayerPage(page);
  await expect
    .poll(async () => (await player.playback()).currentTime, { intervals: [50] })
    .toBeGreaterThan(0.2);
  await context.setOffline(true);
  await page.waitForTimeout(8_000);
  await context.setOffline(false);
  await player.playsUntil(12);
});
