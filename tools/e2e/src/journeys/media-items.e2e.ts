import type { Page } from '@playwright/test';
import { pageHydrated } from '../support/hydrated.ts';
import { axeFindings } from '../support/axe.ts';
import { callsOf } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';
const film = '/movies/kassiopeya';
const series = '/series/sledovatel-s-pravogo-berega';

const toasts = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

test('the seasons of a series are chosen by keyboard, and its episodes lead to their player [CARD-001]', async ({
  page,
  noise,
}) => {
  await page.goto(series);
  await pageHydrated(page);
  const episodes = page.getByRole('region', { name: 'Серии' });
  await expect(episodes.locator('ol > li')).toHaveCount(16);

  await page.getByRole('navigation', { name: 'Сезоны' }).getByText('Сезон 3').focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/season=3/u);
  await expect(episodes.locator('ol a').first()).toHaveAttribute(
    'href',
    '/episodes/sledovatel-s-pravogo-berega-sezon-3-seriya-1/player',
  );
  expect(noise()).toEqual([]);
});

test('a title is put aside, told of with the way to the favourites, taken out again, and rated from its page, which then says so [FAV-001, FAV-002, FAV-003, FAV-004, FAV-005, RATE-008]', async ({
  page,
  stack,
  noise,
}) => {
  await signIn(page, viewer);
  await page.goto(film);
  await pageHydrated(page);
  const favourite = button(page, 'В избранное');
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');

  await test.step('the favourites', async () => {
    await press(page, 'В избранное');
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await expect(toasts(page)).toContainText('Добавлено в избранное');
    await expect(toasts(page).getByText('Открыть избранное')).toBeVisible();
    await press(page, 'В избранное');
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await expect(toasts(page)).toContainText('Удалено из избранного');
    expect(await callsOf(stack, 'addFavourite')).toHaveLength(1);
    expect(await callsOf(stack, 'removeFavourite')).toHaveLength(1);
  });

  await test.step('the rating', async () => {
    await press(page, 'Поставить свою');
    const dialog = page.getByRole('dialog', { name: /^Оцените/u });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio', { name: '8 из 10' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Оценить' }).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Ваша оценка: 8')).toBeVisible();
  });
  expect(noise()).toEqual([]);
});

test('a visitor shares a link by a menu where the device has no way of its own, and is asked to sign in by the first press on the favourites [FAV-008]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`${film}?from=mail`);
  await pageHydrated(page);

  await press(page, 'Поделиться');
  await expect(page.getByRole('menuitem', { name: 'Скопировать ссылку' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(toasts(page)).toContainText('Ссылка скопирована');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe(film);

  await press(page, 'В избранное');
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing on the pages of titles and people on ${host}`, async ({
    page,
    stack,
  }) => {
    const origin = `http://${host}:${new URL(stack.webUrl).port}`;
    for (const path of [film, series, `${film}/cast`, '/persons/anna-vetrova']) {
      await page.goto(origin + path);
      await pageHydrated(page);

      expect(await axeFindings(page, { hasAdvice: true }), path).toEqual([]);
    }
  });
}
