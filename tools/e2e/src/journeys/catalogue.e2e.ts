import type { Page } from '@playwright/test';
import { hydrated, pageHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('list', { name: 'Что нашлось' });
const cards = (page: Page) => titles(page).getByRole('link');

/** Reaches an element as a person without a mouse does, and presses it. */
async function press(page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> {
  await main(page).getByRole(role, { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('a film is found by filters that the address keeps, by keyboard [FILTER-001, FILTER-005, FILTER-008, ROUTE-010]', async ({
  page,
  noise,
}) => {
  await page.goto('/movies/catalog');
  await pageHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Фильмы');

  await press(page, 'Жанр');
  await expect(page.getByRole('listbox', { name: 'Жанр' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Все жанры' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/movies\/catalog\?genres=[a-z-]+$/);
  await expect(page.getByRole('listbox', { name: /^Жанр/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?genres=[a-z-]+,[a-z-]+$/);
  await page.keyboard.press('Escape');
  await press(page, 'Новинки');
  await expect(page).toHaveURL(/&new=1$/);

  await expect(main(page).getByRole('status').first()).toContainText(/Наш(ёл|л)/);
  expect(await cards(page).count()).toBeGreaterThan(0);
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Жанр, выбрано 2' })).toBeVisible();
  expect(noise()).toEqual([]);
});

test('going back finds the list as it was left: its filters, its pages, its place', async ({
  page,
}) => {
  await page.goto('/catalog?sort=rating');
  const more = main(page).getByRole('link', { name: 'Показать ещё' });
  await hydrated(more);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(40);
  const film = cards(page).nth(50);
  await film.focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(movies|series)\//);

  await page.goBack();

  await expect(page).toHaveURL(/\/catalog\?sort=rating$/);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(50);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});
