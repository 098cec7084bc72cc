import type { Page } from '@playwright/test';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { reachedBlocksCome } from '../page-objects/blocks.ts';
import { moveTo, placeKept } from '../page-objects/place.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** The button of the browser, which waits for no page: one that is held comes to none. */
async function pressBack(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error('There is no page before this one');
  await session.send('Page.navigateToHistoryEntry', { entryId: before.id });
  await session.detach();
}

/** Comes to a page by a link of the site, as viewers do. */
async function comeTo(page: Page, path: string): Promise<void> {
  await arrive(page, '/');
  await flowsRun(page);
  const link = page.locator(`main a[href="${path}"], nav a[href="${path}"]`).first();
  await hydrated(link);
  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('going back closes the sign-in and leaves the page where it is, and once more leaves the page', async ({
  page,
  noise,
}) => {
  await comeTo(page, '/movies');
  await moveTo(page, 900);
  await reachedBlocksCome(page);
  await placeKept(page);
  // A picture that comes above it may move the scroll, and leaves what is read where it is.
  const read = await page.evaluateHandle(() => document.elementFromPoint(640, 360));
  const place = () => read.evaluate((element) => element?.getBoundingClientRect().top);
  const before = await place();
  await page.getByRole('link', { name: 'Войти' }).first().click();
  await expect(dialog(page)).toBeVisible();

  await pressBack(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/movies$/);
  expect(await place()).toBeCloseTo(before ?? Number.NaN, 0);

  await pressBack(page);
  await expect(page).toHaveURL(/\/$/);
  expect(noise()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('going back closes the menu, which gives the focus back', async ({ page }) => {
    await arrive(page, '/');
    await flowsRun(page);
    const menu = page.getByRole('button', { name: 'Меню' });
    await menu.click();
    await dialog(page).getByRole('link', { name: 'Фильмы' }).first().click();
    await expect(page).toHaveURL(/\/movies$|\/catalog/);
    // The address comes before the menu has gone.
    await expect(dialog(page)).toHaveCount(0);
    const { pathname } = new URL(page.url());

    await menu.click();
    await expect(dialog(page)).toBeVisible();
    await pressBack(page);
    await expect(dialog(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(pathname);
    await expect(menu).toBeFocused();

    await pressBack(page);
    await expect(page).toHaveURL(/\/$/);
  });
});
