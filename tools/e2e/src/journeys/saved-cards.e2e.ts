import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { axeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const path = '/my/payments_and_services';
const methods = (page: Page) => page.getByRole('region', { name: /^Способы/ });
const forget = (page: Page, digits: string) =>
  methods(page).getByRole('button', { name: new RegExp(`^Удалить.карту.••.${digits}`, 'u') });

/** Opens the page of payments, ready to be used. */
async function open(page: Page): Promise<void> {
  await page.goto(path);
  await hydrated(methods(page).getByRole('button', { name: /^Добавить/ }));
}

/** Presses what has the focus by then. */
async function pressByKeyboard(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
}

test('C14: a viewer links a card and passes the check of the bank, by keyboard [BANKCARD-035, BANKCARD-037]', async ({
  page,
  noise,
}) => {
  await signIn(page, '+79000000001');
  await open(page);
  await expect(methods(page).getByText(/^Сохранённых.карт.нет/u)).toBeVisible();

  await test.step('the form says what the bank holds, and takes the card', async () => {
    await pressByKeyboard(page, /^Добавить/);
    const dialog = page.getByRole('dialog', { name: /^Новая.карта/u });
    await expect(dialog.getByText(/спишет.1.₽/u)).toBeVisible();
    await expect(dialog.getByLabel('Номер карты')).toBeFocused();
    await expect(dialog.getByRole('button', { name: /^Добавить/ })).toBeEnabled();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type('4000000000003014');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1230');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
  });

  await test.step('the bank asks in a frame that the keyboard reaches', async () => {
    await expect(page.getByRole('dialog', { name: /^Подтвердите.карту/u })).toBeVisible();
    const bank = page.frameLocator('iframe[title="Страница банка"]');
    await bank.getByRole('button', { name: /Confirm/ }).focus();
    await page.keyboard.press('Enter');
  });

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(forget(page, '3014')).toBeVisible();
  await expect(methods(page).getByText(/^до.12\/30/u)).toBeVisible();
  expect(noise()).toEqual([]);
});

test('C7: a refused card is typed again with its number and date kept [BANKCARD-038]', async ({
  page,
}) => {
  await signIn(page, '+79000000001');
  await open(page);
  await pressByKeyboard(page, /^Добавить/);
  const dialog = page.getByRole('dialog', { name: /^Новая.карта/u });
  await expect(dialog.getByLabel('Номер карты')).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Добавить/ })).toBeEnabled();
  await page.keyboard.type('4000000000000002');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');

  await expect(dialog.getByText(/^Банк.не.принял.карту/u)).toBeVisible();
  await expect(dialog.getByLabel('Номер карты')).toHaveValue('4000 0000 0000 0002');
  await expect(dialog.getByLabel('CVC')).toBeFocused();
  await expect(dialog.getByLabel('CVC')).toHaveValue('');
});

test('C22: a card is forgotten after a word about what ends with it and when, by keyboard', async ({
  page,
  noise,
}) => {
  await signIn(page, '+79000000002');
  await open(page);
  const kino = page.getByRole('article', { name: 'Кино' });
  await expect(kino.getByText(/^Следующее.списание/u)).toBeVisible();
  await expect(kino.getByText(/1111/)).toBeVisible();

  await forget(page, '1111').focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Удалить.карту.••.1111/u });
  await expect(question.getByText(/Кино.*больше.не.продлится.*до/u)).toBeVisible();
  await question.getByRole('button', { name: 'Удалить' }).press('Enter');

  await expect(methods(page).getByText(/^Сохранённых.карт.нет/u)).toBeVisible();
  await expect(kino.getByText(/^Закончится/u)).toBeVisible();
  expect(noise()).toEqual([]);
});

test('C8: the balance is read when the viewer comes back from topping it up', async ({ page }) => {
  await signIn(page, '+79000000001');
  await open(page);
  const opened = page.context().waitForEvent('page');
  await methods(page)
    .getByRole('button', { name: /^Пополнить/ })
    .click();
  const shop = await opened;
  await shop.getByRole('button', { name: /500/ }).click();
  await expect(shop.getByText(/500/)).toBeVisible();
  await shop.close();
  await page.bringToFront();

  await expect(methods(page).getByText(/600.₽/u)).toBeVisible();
});

test('payments lead to their receipts, with number and tax [ROUTE-050]', async ({ page }) => {
  await signIn(page, '+79000000005');
  await page.goto(`${path}/payments`);
  const [receipt] = await page.getByRole('link', { name: /^Чек/ }).all();
  const href = await receipt?.getAttribute('href');
  await expect(page.getByText(/^Чек.№.*налог/u).first()).toBeVisible();

  const answer = await page.request.get(href ?? '');
  expect(answer.status()).toBe(200);
});
