import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { axeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const rich = '+79000000005';
const sections = [
  '/my',
  '/my/collection',
  '/my/positions',
  '/my/payments_and_services',
  '/my/payments_and_services/payments',
  '/my/payments_and_services/services',
  '/my/bonuses',
  '/my/certificates',
  '/my/journal',
  '/my/reminders',
  '/my/random',
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** Opens a page of the account's area, ready to be used. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page.locator('main a, main button').first());
}

test('a viewer without a mouse goes from the contents of the area to the history, opens a letter of the journal, and takes a title and a reminder out and back [NOTIF-008, ROUTE-043, ROUTE-052]', async ({
  page,
  noise,
}) => {
  await signIn(page, rich);
  const name = 'Ночной экспресс';
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

  await test.step('the contents lead to the history', async () => {
    await open(page, '/my');
    await expect(heading(page, 'Мой раздел')).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /^История просмотра/ }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/my\/positions$/);
    await expect(heading(page, 'История просмотра')).toBeVisible();
  });

  await test.step('a title leaves the history and comes back where it stood', async () => {
    const left = await entry.getByRole('progressbar').getAttribute('value');
    await tabTo(page, button(page, `Убрать «${name}»`));
    await page.keyboard.press('Enter');
    await expect(button(page, `Вернуть «${name}»`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, `Убрать «${name}»`)).toBeFocused();

    await page.reload();
    await expect(entry.getByRole('progressbar')).toHaveAttribute('value', left ?? '');
    await hydrated(page.locator('main a, main button').first());
    await tabTo(page, button(page, `Убрать «${name}»`));
    await page.keyboard.press('Enter');
    await expect(button(page, `Вернуть «${name}»`)).toBeVisible();
    await page.reload();
    await expect(heading(page, 'История просмотра')).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  await test.step('a letter opens over the page and is no news after that', async () => {
    await open(page, '/my/journal');
    const letter = page.getByRole('listitem').filter({ hasText: 'Новинки недели' });
    await expect(letter.getByText('Новое')).toBeVisible();
    await tabTo(page, button(page, 'Новинки недели'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Новинки недели' });
    await expect(dialog.getByRole('button', { name: 'Смотреть' })).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(dialog).toBeHidden();
    await expect(button(page, 'Новинки недели')).toBeFocused();
    await expect(letter.getByText('Новое')).toHaveCount(0);
    await page.reload();
    await expect(letter).toBeVisible();
    await expect(letter.getByText('Новое')).toHaveCount(0);
  });

  await test.step('a reminder is taken back, and the page then leads to the guide', async () => {
    const headers = { 'accept-language': 'ru' };
    const listed = await page.request.get('/api/v1/channels?limit=1', { headers });
    const programme = (await listed.json()).items[0].epgs[1];
    await page.request.put(`/api/v1/reminders/${programme.id}`);
    await open(page, '/my/reminders');
    await tabTo(page, button(page, `Убрать «${programme.name}»`));
    await page.keyboard.press('Enter');
    await expect(button(page, `Вернуть «${programme.name}»`)).toBeFocused();
    await page.reload();

    await expect(page.getByText('Напоминаний пока нет')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Открыть программу' })).toHaveAttribute(
      'href',
      '/tv',
    );
  });
  expect(noise()).toEqual([]);
});

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing in the personal area of ${host}`, async ({ page, stack }) => {
    const origin = `http://${host}:${new URL(stack.webUrl).port}`;
    await signIn(page, rich, { origin });
    for (const path of sections) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await hydrated(page.locator('main a, main button').first());

      expect.soft(await axeFindings(page), path).toEqual([]);
    }
  });
}
