import type { Page } from '@playwright/test';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { placeKept } from '../page-objects/place.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** The row of a shelf below the first window. */
const row = (page: Page) =>
  page.getByRole('region', { name: /Смотрят на этой неделе|На этой неделе/ }).getByRole('list');

/** How far the row is scrolled; nothing while it is not there. */
const placeOfRow = (page: Page) =>
  row(page)
    .evaluate((list) => list.scrollLeft, undefined, { timeout: 1000 })
    .catch(() => undefined);

test('a shelf stands where it was left, after going back and after a reload [NAV-006]', async ({
  page,
  noise,
}) => {
  await arrive(page);
  await flowsRun(page);
  // The notice takes the foot of the page when it comes, and a press there scrolls.
  await page.getByRole('button', { name: 'Хорошо' }).click();
  await row(page).scrollIntoViewIfNeeded();
  await hydrated(row(page));
  await row(page).evaluate((list) => list.scrollTo({ left: 624, behavior: 'instant' }));
  const left = await placeOfRow(page);
  expect(left).toBeGreaterThan(500);
  const top = await placeKept(page);

  // The first link that shows whole.
  const links = row(page).getByRole('link');
  await expect(async () => {
    const shown = await links.evaluateAll((all) =>
      all.findIndex((link) => link.getBoundingClientRect().left >= 0),
    );
    await links.nth(shown).click({ timeout: 2000 });
  }).toPass();
  await expect(page).not.toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrollY(page)).toBe(top);
  await expect.poll(() => placeOfRow(page)).toBe(left);

  // Nothing is touched after it.
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(top);
  await expect.poll(() => placeOfRow(page)).toBe(left);
  expect(noise()).toEqual([]);
});

test('a long list is as long as it was after a reload, and stands where it was left [NAV-006]', async ({
  page,
}) => {
  await arrive(page, '/catalog');
  await flowsRun(page);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  const more = page.getByRole('main').getByRole('link', { name: 'Показать ещё' });
  for (const count of [40, 80]) {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => cards.count()).toBeGreaterThan(count);
  }
  await cards.nth(90).evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
  const top = await placeKept(page);
  expect(top).toBeGreaterThan(7000);

  await page.reload();

  await expect.poll(() => scrollY(page)).toBe(top);
  expect(await cards.count()).toBeGreaterThan(80);
});
