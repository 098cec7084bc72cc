import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { cards } from '../page-objects/payment.ts';
import { hydrated } from '../support/hydrated.ts';
import { collected } from '../support/collected.ts';
import { callsOf, type Fault, setFault } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typePin } from '../support/type-pin.ts';

// The rows of the error catalogue for codes that are typed by hand: specification 2 §8, 3 §8, decision 0119.

const solo = '+79000000001';
const family = '+79000000002';

/** What is seen where the service says nothing, and where it does not answer. */
const byDefault = /^Что-то.пошло.не.так/u;
const unheard = /^Нет.связи.с.сервером/u;

/** How the service refuses: its words are seen, unless it has none. */
type Row = Pick<Fault, 'status' | 'error_code' | 'description'>;

const wordless: Row = { status: 500, description: '' };

/** Has the service refuse the next call of an operation. @returns What is seen of it. */
async function refuse(stack: Stack, operation: string, row: Row): Promise<RegExp> {
  const { description = `Отказ номер ${row.error_code}` } = row;
  await setFault(stack, { operation, description, ...row });
  return description === '' ? byDefault : new RegExp(`^${description.replaceAll(' ', '.')}$`, 'u');
}

/** Breaks the next call off before it reaches the site: a break behind the site loads the page again. ERR-012 */
async function breakOff(page: Page, path: string): Promise<RegExp> {
  await page.route(`**/api/v1${path}`, (route) => route.abort(), { times: 1 });
  return unheard;
}

const place = (page: Page) => page.getByRole('region', { name: /^Введите.промокод/u });
const promo = (page: Page) => place(page).getByRole('textbox', { name: 'Промокод' });

async function openPromo(page: Page): Promise<void> {
  await page.goto('/promocode');
  await hydrated(promo(page));
}

async function sendPromo(page: Page, code: string): Promise<void> {
  await promo(page).fill(code);
  await promo(page).press('Enter');
}

test('what the service says of a promo code or a certificate stands at its field, and only what failed is counted [PROMO-011, PROMO-012, PROMO-015, PROMO-017]', async ({
  page,
  stack,
}) => {
  const rows: readonly (Row & { isBroken?: true; triesLeft: RegExp })[] = [
    // A code that is right, for what the account has already: none has failed yet.
    { error_code: 2000039, status: 409, triesLeft: /^До.5.попыток/u },
    { error_code: 2000022, status: 400, triesLeft: /4.попытки$/u },
    { error_code: 2000023, status: 400, triesLeft: /3.попытки$/u },
    { error_code: 2000024, status: 409, triesLeft: /2.попытки$/u },
    { error_code: 2000041, status: 409, triesLeft: /2.попытки$/u },
    { error_code: 2000025, status: 429, triesLeft: /2.попытки$/u },
    { ...wordless, triesLeft: /2.попытки$/u },
    { isBroken: true, triesLeft: /2.попытки$/u },
  ];
  await signIn(page, solo);
  await openPromo(page);
  for (const { triesLeft, isBroken, ...row } of rows) {
    const seen = isBroken
      ? await breakOff(page, '/promo-codes')
      : await refuse(stack, 'sendPromoCode', row);
    await sendPromo(page, 'kino30');
    await expect(place(page).getByText(seen)).toBeVisible();
    await expect(place(page).getByText(triesLeft)).toBeVisible();
    await expect(promo(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(promo(page)).toHaveValue('kino30');
  }
  // Certificates as they are in the demo: one that another account used, and one that is too old.
  for (const [code, seen, triesLeft] of [
    ['gift-sestre', /^Этот.код.уже.активирован/u, /1.попытка$/u],
    ['gift-staryy', /^Код.больше.не.действует/u, /0.попыток$/u],
  ] as const) {
    await sendPromo(page, code);
    await expect(place(page).getByText(seen)).toBeVisible();
    await expect(place(page).getByText(triesLeft)).toBeVisible();
  }

  const reported = async () => await collected(stack, 'promo_activation_error');
  await expect
    .poll(async () => (await reported()).map(({ error_code }) => error_code))
    .toEqual([
      2000039,
      2000022,
      2000023,
      2000024,
      2000041,
      2000025,
      1000000,
      undefined,
      2000024,
      2000023,
    ]);
  expect(JSON.stringify(await reported())).not.toContain('Отказ номер');
  expect(JSON.stringify(await collected(stack))).not.toMatch(/KINO30|GIFT-/iu);
});

test('a wrong PIN is said in its own step, and the code is sent by the right one only [PROMO-006]', async ({
  page,
  stack,
}) => {
  await signIn(page, family);
  await openPromo(page);
  await sendPromo(page, 'kino30');
  const pin = page.getByRole('dialog', { name: /^Введите.ПИН-код/u });
  await typePin(pin, '4321');
  await expect(pin.getByText(/^Неверный.ПИН-код/u)).toBeVisible();
  expect(await callsOf(stack, 'sendPromoCode')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(pin).toHaveCount(0);
  await expect(promo(page)).toHaveValue('kino30');
  expect(await callsOf(stack, 'sendPromoCode')).toEqual([]);
});

test('a card that a promo code waits for fails in its own dialog, and the code is kept [PROMO-003, PROMO-004, PROMO-005]', async ({
  page,
  stack,
}) => {
  await signIn(page, solo);
  await openPromo(page);
  const seen = await refuse(stack, 'sendPromoCode', { error_code: 2000021, status: 403 });
  await sendPromo(page, 'sportcard');
  await expect(place(page).getByRole('heading', { name: /^Нужна.карта/u })).toBeFocused();
  await expect(place(page).getByText(seen)).toBeVisible();

  const toCard = place(page).getByRole('button', { name: /^Привязать.карту/u });
  const dialog = page.getByRole('dialog');
  await test.step('an order of the service that cannot be made', async () => {
    for (const row of [{ error_code: 1000120, status: 409 }, wordless]) {
      const words = await refuse(stack, 'addBankCard', row);
      await toCard.press('Enter');
      await expect(dialog.getByRole('alert').getByText(words)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
  await test.step('a card that the bank refuses', async () => {
    await toCard.press('Enter');
    await expect(dialog.getByLabel('Номер карты')).toBeFocused();
    await expect(dialog.getByRole('button', { name: /^Добавить/ })).toBeEnabled();
    for (const part of [cards.refused, '1230', '123']) {
      await page.keyboard.type(part);
      if (part !== '123') await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Банк.не.принял.карту/u)).toBeVisible();
    const reasons = async () => (await collected(stack, 'error')).map(({ reason }) => reason);
    await expect.poll(reasons).toContain('reqStatus 1');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await place(page)
    .getByRole('button', { name: /^Ввести.другой.код/u })
    .press('Enter');
  await expect(promo(page)).toHaveValue('sportcard');
  await expect(place(page).getByText(/^До.5.попыток/u)).toBeVisible();
  expect(await callsOf(stack, 'sendPromoCode')).toHaveLength(1);
});

const screenCode = (page: Page) => page.getByLabel(/^Код с экрана/u);
const operatorCode = (page: Page) => page.getByLabel('Код от оператора');

test('why a television was not connected stands in a step of its own, which keeps a code that may be right [TVCODE-003, TVCODE-004, TVCODE-011, TVCODE-012]', async ({
  page,
  stack,
}) => {
  const rows: readonly (Row & { isBroken?: true; kept: string })[] = [
    { error_code: 1000061, status: 400, kept: '' },
    { error_code: 1000060, status: 429, kept: 'TV0001' },
    { error_code: 1000120, status: 409, kept: 'TV0001' },
    { error_code: 1000136, status: 403, kept: 'TV0001' },
    { ...wordless, kept: 'TV0001' },
    { isBroken: true, kept: 'TV0001' },
  ];
  await signIn(page, solo);
  await page.goto('/smarttv');
  await hydrated(screenCode(page));
  for (const { kept, isBroken, ...row } of rows) {
    const seen = isBroken
      ? await breakOff(page, '/tv-codes/authorize')
      : await refuse(stack, 'authorizeTvCode', row);
    await screenCode(page).fill('tv0-001');
    await screenCode(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Телевизор не подключён' })).toBeFocused();
    await expect(page.getByText(seen)).toBeVisible();
    await page.getByRole('button', { name: 'Ввести заново' }).press('Enter');
    await expect(screenCode(page)).toBeFocused();
    await expect(screenCode(page)).toHaveValue(kept);
  }
  const failures = async () => await collected(stack, 'error');
  await expect.poll(async () => (await failures()).length).toBe(rows.length);
  expect(JSON.stringify(await collected(stack))).not.toMatch(/tv0-?001/iu);
});

test('why the code of an operator failed stands at its field, which keeps it [TVCODE-013]', async ({
  page,
  stack,
}) => {
  await signIn(page, solo);
  await page.goto('/smarttv');
  await hydrated(screenCode(page));
  await page.getByRole('button', { name: 'У меня код от оператора' }).press('Enter');
  const rows = [
    { error_code: 1000061, status: 400 },
    { error_code: 1000060, status: 429 },
    wordless,
    undefined,
  ];
  for (const row of rows) {
    const seen = row
      ? await refuse(stack, 'sendOttTvCode', row)
      : await breakOff(page, '/tv-codes/ott');
    await operatorCode(page).fill('OTT-1');
    await operatorCode(page).press('Enter');
    await expect(page.getByRole('alert').getByText(seen)).toBeVisible();
    await expect(operatorCode(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(operatorCode(page)).toHaveValue('OTT-1');
  }
  const failures = async () => await collected(stack, 'error');
  await expect.poll(async () => (await failures()).length).toBe(rows.length);
  expect(JSON.stringify(await collected(stack))).not.toContain('OTT-1');
});
