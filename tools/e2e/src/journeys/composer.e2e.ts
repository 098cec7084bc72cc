import type { Stack } from '@foyer/workspace/stack';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { ownComposerTest as test } from '../support/composer-test.ts';
import { expect } from '../support/test.ts';

test.use({ locale: 'ru-RU' });

/** Opens the page of all blocks on the workbench. */
async function openPage(page: Page, composer: string): Promise<void> {
  await page.goto(`${composer}/pages/landing`);
  await expect(page.getByRole('row', { name: /^Герой/u })).toBeVisible();
}

const saved = (page: Page) => expect(page.locator('header')).toContainText('Черновик сохранён');
const canvas = (page: Page) => page.frameLocator('iframe');
const blocks = (page: Page) => page.getByRole('row').allInnerTexts();
/** The page as viewers get it, without a browser. */
const livePage = async (stack: Stack) => (await fetch(`${stack.webUrl}/landing`)).text();

test('a headline is written, seen on the page, published, and on the site; nothing is before', async ({
  page,
  stack,
  noise,
  composer,
}) => {
  await openPage(page, composer);
  await page.getByRole('row', { name: /^Герой/u }).click();
  await page.getByRole('complementary').getByLabel('Длинный заголовок').fill('Свет погас');
  await saved(page);
  await expect(canvas(page).getByRole('heading', { level: 1 })).toContainText('Свет погас');
  expect(await livePage(stack)).not.toContain('Свет погас');

  await page.getByRole('button', { name: 'Опубликовать' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.locator('header')).toContainText('Опубликована версия 2');
  await expect.poll(() => livePage(stack)).toContain('Свет погас');
  expect(noise()).toEqual([]);
});

test('a block is chosen on the page, moved by keys, removed and brought back', async ({
  page,
  composer,
}) => {
  await openPage(page, composer);
  await canvas(page).getByRole('heading', { level: 1 }).click();
  const chosen = page.getByRole('row', { selected: true });
  await expect(chosen).toHaveAccessibleName(/Герой/u);
  const before = await blocks(page);

  await chosen.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Герой, место 3 из 45')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => blocks(page)).toEqual(before);
  await chosen.focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('row')).toHaveCount(44);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => blocks(page)).toEqual(before);
  expect(await axeFindings(page)).toEqual([]);
});

test('what was typed before the tab died is there again, also where the network was dead', async ({
  page,
  composer,
}) => {
  await openPage(page, composer);
  await page.route('**/api/v1/pages/landing', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('row', { name: /^Герой/u }).click();
  await page.getByRole('complementary').getByLabel('Длинный заголовок').fill('Не пропало');
  await expect(page.locator('header')).toContainText('Нет связи');
  await page.unroute('**/api/v1/pages/landing');

  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${composer}/pages/landing`);
  await expect(again.getByRole('row', { name: 'Герой, Не пропало' })).toBeVisible();
  await saved(again);
});
