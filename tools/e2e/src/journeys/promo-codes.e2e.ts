import type { Page } from '@playwright/test';
import { cards } from '../page-objects/payment.ts';
import { hydrated } from '../support/hydrated.ts';
import { alternateOf } from '../support/alternate.ts';
import { axeFindings } from '../support/axe.ts';
import { collected } from '../support/collected.ts';
import { callsOf } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typePin } from '../support/type-pin.ts';

const family = '+79000000002';
const solo = '+79000000001';

const place = (page: Page) => page.getByRole('region', { name: /^Введите.промокод/u });
const field = (page: Page) => place(page).getByRole('textbox', { name: 'Промокод' });

/** Opens the page of promo codes, ready to be used. */
async function open(page: Page, address = '/promocode'): Promise<void> {
  await page.goto(address);
  await hydrated(field(page));
}

/** Notes the codes that the page sends, which the control room hides. */
async function noteCodes(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const codes: unknown[] = [];
    const { fetch: ask } = window;
    window.fetch = async (input, init) => {
      const isCode = input instanceof Request && input.url.endsWith('/promo-codes');
      if (isCode) codes.push(await input.clone().json());
      return ask(input, init);
    };
    Object.assign(window, { codes });
  });
  return () => page.evaluate(() => Reflect.get(window, 'codes') as unknown[]);
}

/** Types a code in place of what stands there, and sends it. */
async function send(page: Page, code: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

const success = (page: Page, words: RegExp) =>
  expect(place(page).getByRole('heading', { name: words })).toBeFocused();

test('a code is activated by keyboard after the PIN, with small letters and spaces [BLOCK-043, PROMO-002, PROMO-006, PROMO-008, PROMO-009, PROMO-013, PROMO-014, PROMO-016]', async ({
  page,
  stack,
  noise,
}) => {
  await signIn(page, family);
  const codes = await noteCodes(page);
  await open(page, '/promocode?code=udacha');
  await expect(field(page)).toHaveValue('udacha');
  await expect(field(page)).toHaveCSS('text-transform', 'uppercase');
  expect(await axeFindings(page)).toEqual([]);

  await send(page, '  kino30 ');
  const pin = page.getByRole('dialog', { name: /^Введите.ПИН-код/u });
  await expect(pin.getByText(/^Чтобы.применить.промокод/u)).toBeVisible();
  expect(await callsOf(stack, 'sendPromoCode')).toEqual([]);
  await typePin(pin, '1234');

  await success(page, /^Промокод.активирован/u);
  await expect(place(page).getByText(/Кино.*действует.до/u)).toBeVisible();
  // The place of the form says it; a notice would say it twice.
  await expect(page.getByText(/^Промокод.активирован/u)).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  const bodies = (await callsOf(stack, 'sendPromoCode')).map(({ body }) => body);
  expect([await codes(), bodies]).toEqual([[{ code: 'KINO30' }], [{ code: '***' }]]);
  await expect
    .poll(async () => (await collected(stack, 'promo_activation_success')).length)
    .toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/kino$/);
  expect(noise()).toEqual([]);
});

test('C23: a code that needs a card is sent again once the card is linked, by keyboard [PROMO-003, PROMO-004, PROMO-005]', async ({
  page,
}) => {
  await signIn(page, solo);
  const codes = await noteCodes(page);
  await open(page);
  await send(page, 'sportcard');
  await expect(place(page).getByRole('heading', { name: /^Нужна.карта/u })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: /^Новая.карта/u });
  await expect(dialog.getByLabel('Номер карты')).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Добавить/ })).toBeEnabled();
  for (const part of [cards.paid, '1230', '123']) {
    await page.keyboard.type(part);
    if (part !== '123') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');

  await success(page, /^Промокод.активирован/u);
  expect(await codes()).toEqual([{ code: 'SPORTCARD' }, { code: 'SPORTCARD' }]);
});

test('C23: the sixth code of a day is refused without a call, and the service holds the limit for another browser [PROMO-010, PROMO-011, PROMO-012, PROMO-015]', async ({
  page,
  stack,
  context,
}) => {
  await signIn(page, solo);
  await open(page);
  for (const left of ['4 попытки', '3 попытки', '2 попытки', '1 попытка', '0 попыток']) {
    await send(page, 'NET-TAKOGO');
    await expect(
      place(page).getByText(new RegExp(`${left.replace(' ', '.')}$`, 'u')),
    ).toBeVisible();
    await expect(place(page).getByText(/^Такого.кода.нет/u)).toBeVisible();
  }
  await send(page, 'KINO30');
  await expect(place(page).getByText(/^Попытки.на.сегодня.закончились/u)).toBeVisible();
  await expect(field(page)).toHaveValue('KINO30');
  expect(await axeFindings(page)).toEqual([]);
  expect(await callsOf(stack, 'sendPromoCode')).toHaveLength(5);

  // Another browser has no cookie, and the account is the same.
  await context.clearCookies({ name: 'foyer_promo_attempts' });
  await send(page, 'KINO30');
  await expect(place(page).getByText(/^Слишком.много.попыток/u)).toBeVisible();
  await expect(place(page).getByText(/через.24.часа$/u)).toBeVisible();
  await expect
    .poll(async () => (await collected(stack)).map(({ type }) => type))
    .toContain('promo_activation_error');
  expect(JSON.stringify(await collected(stack))).not.toMatch(/NET-TAKOGO|KINO30/);
});

test('C23: a certificate in the field adds to the balance and says so [PROMO-002]', async ({
  page,
}) => {
  await signIn(page, solo);
  await open(page);
  await send(page, 'gift-prazdnik');
  await success(page, /1.000.₽/u);
  await page.goto('/my/payments_and_services');
  await expect(page.getByText(/1.100.₽/u)).toBeVisible();
});

test('a visitor signs in first, and finds the code in the field [PROMO-013]', async ({ page }) => {
  await open(page);
  await send(page, 'udacha');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('udacha');
});

test('the form stands in a page without the site around it [ROUTE-069]', async ({ page }) => {
  await page.goto('/embed/promocode?code=UDACHA');
  // Such a page has a separate session, since other sites may show it.
  await page.evaluate(async (login) => {
    await fetch('/api/v1/demo/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-embed': '1' },
      body: JSON.stringify({ login }),
    });
  }, solo);
  await page.reload();
  const own = page.getByRole('textbox', { name: 'Промокод' });
  await hydrated(own);
  await expect(own).toHaveValue('UDACHA');
  await own.press('Enter');
  await expect(page.getByRole('heading', { name: /^Промокод.активирован/u })).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the other label takes a wrong code, then a right one, by touch [PROMO-002, PROMO-012]', async ({
    page,
    stack,
  }) => {
    const origin = alternateOf(stack);
    await signIn(page, solo, { origin });
    await open(page, `${origin}/promocode`);
    const apply = place(page).getByRole('button', { name: 'Применить' });
    await expect(apply).toBeDisabled();
    await field(page).tap();
    await page.keyboard.type('net');
    await apply.tap();
    await expect(place(page).getByText(/^Такого.кода.нет/u)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await field(page).fill('kino30');
    await apply.tap();
    await success(page, /^Промокод.активирован/u);
    const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);
    // What react-aria has announced points at a button that is gone by then.
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  });
});
