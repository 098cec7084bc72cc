import { openFilms } from '../page-objects/menu.ts';
import { pageNotices } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('a description leaves with its page and disturbs nothing', async ({ page, noise }) => {
  await page.goto('/movies/kassiopeya');
  await openFilms(page);
  await expect(page).toHaveURL(/\/movies$/);

  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(noise()).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page says so in the brand’s look, and loads when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await pageNotices(page);
    await page.mouse.move(100, 100);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });

    await context.setOffline(true);
    await page.goto('/movies/kassiopeya');
    await expect(page.getByRole('heading', { name: 'Нет соединения' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Софит' })).toHaveJSProperty('complete', true);

    await context.setOffline(false);
    await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
    await expect(page).toHaveTitle(/Кассиопея/);
  });
});
