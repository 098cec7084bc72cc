import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { ownComposerTest as test } from '../support/composer-test.ts';
import { expect } from '../support/test.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });

const canvas = (page: Page) => page.frameLocator('iframe');
const form = (page: Page) => page.getByRole('complementary');
const saved = (page: Page) => expect(page.locator('header')).toContainText('Черновик сохранён');

/** Opens a page, and chooses a block of it. */
async function choose(page: Page, address: string, block: RegExp): Promise<void> {
  await page.goto(address);
  await page.getByRole('row', { name: block }).click();
}

test('words are marked, listed and linked without tags, and the page shows them', async ({
  page,
  composer,
}) => {
  await choose(page, `${composer}/pages/landing`, /^Что это такое/u);
  const words = form(page).getByRole('textbox', { name: 'Текст', exact: true }).first();
  await words.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Один вечер');
  await page.keyboard.press('Enter');
  await page.keyboard.type('и ещё');
  await page.keyboard.press('Shift+Home');
  await form(page).getByRole('button', { name: 'Жирный' }).first().click();
  await form(page).getByRole('button', { name: 'Ссылка', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('searchbox').fill('кассиопея');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Кассиопея.*Фильм/u })
    .click();
  await saved(page);

  const link = canvas(page).getByRole('link', { name: 'и ещё' });
  await expect(link).toHaveAttribute('href', '/movies/kassiopeya');
  await expect(canvas(page).locator('b', { has: link })).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
});

test('a picture is uploaded with its focus and its words, and stands on the page', async ({
  page,
  composer,
}) => {
  await choose(page, `${composer}/pages/landing`, /^О сервисе/u);
  await form(page)
    .getByRole('button', { name: /^Выбрать картинку/u })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Файл').setInputFiles({
    name: 'lamp.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await dialog.getByRole('button', { name: 'Точка внимания 50 %, 50 %' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await dialog.getByLabel('Что на картинке, по-русски').fill('Лампа в окне');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Загрузить и поставить' }).click();

  await expect(form(page)).toContainText('1440×900. Точка внимания 60 %, 50 %');
  await expect(form(page)).toContainText('Лампа в окне');
  await saved(page);
});

test('the page is shown to a visitor, to who has signed in, and without motion', async ({
  page,
  composer,
}) => {
  await signIn(page, '+79000000005');
  await page.goto(`${composer}/pages/landing`);
  const enter = canvas(page)
    .getByRole('navigation', { name: 'Главное меню' })
    .getByRole('link', { name: 'Войти' });
  await expect(enter).toBeVisible();

  await page.getByRole('radio', { name: 'Вошёл' }).check();
  await expect(enter).toHaveCount(0);
  await page.getByRole('radio', { name: 'Гость' }).check();
  await expect(enter).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const isCalm = () =>
    canvas(page)
      .locator('body')
      .evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  expect(await isCalm()).toBe(false);
  await page.getByRole('checkbox', { name: 'Без движения' }).check();
  await expect.poll(isCalm).toBe(true);
});

test('keys lead through the parts, also out of the page, and carry a block to another page', async ({
  page,
  composer,
}) => {
  await choose(page, `${composer}/pages/landing`, /^Промокод/u);
  const row = page.getByRole('row', { selected: true });
  await row.focus();
  const region = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('F6');
  expect(await region()).toBe('Страница, как её видят');
  await canvas(page).getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('F6');
  await expect.poll(region).toBe('Содержание');
  await page.keyboard.press('Shift+F6');
  expect(await region()).toBe('Страница, как её видят');

  await page.getByRole('row', { name: /^Промокод/u }).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('tab', { name: /^Страница/u }).click();
  await page.getByRole('row', { name: /^Промокод/u }).click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.goto(`${composer}/pages/silent`);
  await page.getByRole('row').first().click();
  const before = await page.getByRole('row').count();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('row')).toHaveCount(before + 1);
  await expect(page.getByRole('row', { selected: true })).toHaveAccessibleName(/Промокод/u);
  await saved(page);
});

test('a version is planned, shown in Moscow’s time, and taken back', async ({ page, composer }) => {
  await choose(page, `${composer}/pages/podpiski`, /^Герой/u);
  await form(page).getByLabel('Длинный заголовок').fill('Завтра');
  await saved(page);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Назначить время' }).click();
  await dialog.getByLabel(/^С какого времени/u).fill('2031-12-04T18:00');
  await dialog.getByRole('button', { name: 'Назначить', exact: true }).click();
  await expect(page.locator('header')).toContainText('Публикация назначена');

  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(dialog).toContainText(/Версия 2 с 4 дек\. 2031.*18:00/u);
  await dialog.getByRole('button', { name: 'Отменить: Версия 2' }).click();
  await expect(dialog.getByRole('button', { name: /Отменить/u })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('a phone shows one part at a time', async ({ page, composer }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${composer}/pages/landing`);
  await page.getByRole('row', { name: /^Герой/u }).click();
  await expect(page.locator('iframe')).toBeHidden();
  await page.getByRole('radio', { name: 'Поля' }).check();
  await expect(form(page).getByLabel('Длинный заголовок')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Страница' }).check();
  await expect(page.locator('iframe')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
