import type { Page } from '@playwright/test';
import { arrive, flowsRun } from '../page-objects/first-act.ts';
import { moveTo, placeKept } from '../page-objects/place.ts';
import { alive } from '../support/alive.ts';
import { expect, test } from '../support/test.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const dialog = (page: Page) => page.getByRole('dialog');

/** The entry of the history stands for what lies over the page. */
const isOver = (page: Page) =>
  page.evaluate(() => Reflect.get(window.history.state ?? {}, 'isOver') === true);

async function open(page: Page, address: string): Promise<void> {
  await arrive(page, address);
  await flowsRun(page);
}

test('going back closes the sign-in and leaves the page where it is, and once more leaves the page', async ({
  page,
  noise,
}) => {
  await open(page, '/movies');
  await open(page, '/');
  await moveTo(page, 900);
  const top = await placeKept(page);
  const login = page.getByRole('link', { name: 'Войти' }).first();
  await login.click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => isOver(page)).toBe(true);

  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  expect(await scrollY(page)).toBe(top);

  // Closed by its own button it leaves no entry behind.
  await login.click();
  await expect.poll(() => isOver(page)).toBe(true);
  await dialog(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect.poll(() => isOver(page)).toBe(false);
  expect(await scrollY(page)).toBe(top);
  await page.goForward();
  await expect.poll(() => isOver(page)).toBe(false);
  await expect(dialog(page)).toHaveCount(0);

  // The same after a reload under it.
  await login.click();
  await expect.poll(() => isOver(page)).toBe(true);
  await page.reload();
  await page.mouse.move(400, 300);
  await expect.poll(() => isOver(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/movies$/);
  expect(noise()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('going back closes the sheet of filters with what was chosen in it, and the menu; a link in the menu leaves no entry behind', async ({
    page,
  }) => {
    await open(page, '/movies');
    await open(page, '/catalog');
    const filters = page.getByRole('button', { name: /^Фильтры/ });
    await alive(filters);
    await filters.click();
    await expect.poll(() => isOver(page)).toBe(true);
    await dialog(page).getByText('Новинки').click();
    await expect(page).toHaveURL(/new=1/);
    await expect.poll(() => isOver(page)).toBe(true);
    await expect(dialog(page)).toBeVisible();

    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/catalog\?new=1$/);

    await page.getByRole('button', { name: 'Меню' }).click();
    await expect.poll(() => isOver(page)).toBe(true);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/catalog\?new=1$/);

    await page.getByRole('button', { name: 'Меню' }).click();
    await expect.poll(() => isOver(page)).toBe(true);
    await dialog(page).getByRole('link', { name: 'Сериалы' }).click();
    await expect(page).toHaveURL(/\/series$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/catalog\?new=1$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/movies$/);
  });
});
