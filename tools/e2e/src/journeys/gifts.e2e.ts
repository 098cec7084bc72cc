import type { Page } from '@playwright/test';
import { GiftPage, paperOf } from '../page-objects/gift.ts';
import { cards, chargesOf, PaymentDialog } from '../page-objects/payment.ts';
import { hydrated } from '../support/hydrated.ts';
import { alternateOf } from '../support/alternate.ts';
import { axeFindings } from '../support/axe.ts';
import { collected } from '../support/collected.ts';
import { callsOf } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typePin } from '../support/type-pin.ts';

const rich = '+79000000005';
const family = '+79000000002';
const friend = '+79000000001';

/** Notes what the page prints and shares, in place of the dialogs of a browser. */
async function noteHandedOn(page: Page, { canShare }: { canShare: boolean }): Promise<void> {
  await page.addInitScript((isShared) => {
    const noted: unknown[] = [];
    Object.assign(window, { noted });
    window.print = () => void noted.push('printed');
    if (!isShared) return;
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => void noted.push(data),
    });
  }, canShare);
}

const handedOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'noted') as unknown[]);

/** Everything that a page keeps: its storages, its address, and what the router has of it. */
const keptBy = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      await caches.keys(),
    ]),
  );

test('a certificate is bought, copied, printed and sent by keyboard, and another account uses its code once [ROUTE-054, NOTIF-019, PAY-009]', async ({
  page,
  stack,
  context,
  browser,
  noise,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await noteHandedOn(page, { canShare: true });
  const gift = new GiftPage(page);
  const payment = new PaymentDialog(page);
  await signIn(page, rich);
  await gift.openList();
  expect(await axeFindings(page)).toEqual([]);
  await gift.buy('1000').press('Enter');
  await payment.toCard();
  await payment.payBy(cards.paid);

  await payment.at('Готово');
  await expect(payment.dialog).toContainText(/Код.готов/u);
  // What react-aria has announced points at a button that is gone by then.
  expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([]);
  await payment.button('Показать код').press('Enter');

  await gift.shown();
  await expect(page).toHaveURL(/\/my\/certificates\?gift=[\w-]+$/u);
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  const code = await gift.code();
  await gift.button('Скопировать код').press('Enter');
  await expect(page.getByText(/^Код.скопирован$/u)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Код.передан/u)).toBeVisible();
  const [printed, shared] = await handedOn(page);
  expect(printed).toBe('printed');
  expect(JSON.stringify(shared)).toContain(code);
  expect(JSON.stringify(shared)).toMatch(/localhost:\d+\/promocode/u);
  const { words, isAlone } = await paperOf(page);
  expect([words.includes(code), isAlone]).toEqual([true, true]);

  // The code stands on the page, and nowhere else.
  expect(await keptBy(page)).not.toContain(code);
  expect(await chargesOf(stack)).toMatchObject([{ amount: 100_000 }]);
  const calls = ['getCertificate', 'listCertificates', 'buyContent', 'confirmTicket'];
  for (const call of calls) {
    expect(JSON.stringify(await callsOf(stack, call))).not.toContain(code);
  }
  expect(JSON.stringify(await collected(stack))).not.toContain(code);
  const html = await (await page.request.get(page.url())).text();
  expect(html).not.toContain(code);

  const other = await browser.newPage({ baseURL: stack.webUrl });
  await signIn(other, friend);
  await other.goto('/promocode');
  const field = other.getByRole('textbox', { name: 'Промокод' });
  await hydrated(field);
  await field.fill(code);
  await field.press('Enter');
  await expect(other.getByRole('heading', { name: /1.000.₽/u })).toBeFocused();
  expect(JSON.stringify(await callsOf(stack, 'sendPromoCode'))).not.toContain(code);
  await other.close();

  await page.reload();
  await expect(page.getByText(/^Этот.сертификат.подарен/u)).toBeVisible();
  await expect(gift.sheet).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(noise()).toEqual([]);
});

test('a reload and Back keep the code, two tabs show the same one, and who did not buy it finds none [ROUTE-054]', async ({
  page,
  context,
  stack,
  browser,
}) => {
  const gift = new GiftPage(page);
  await signIn(page, rich);
  await gift.openList();
  await gift.button('Показать код, Сертификат на 1000').press('Enter');
  await gift.shown();
  const code = await gift.code();

  await page.reload();
  await gift.shown();
  expect(await gift.code()).toBe(code);
  await page.getByRole('link', { name: /^Все.сертификаты$/u }).press('Enter');
  await expect(gift.buy('500')).toBeVisible();
  await expect(page.locator('[data-paper]')).toHaveCount(0);
  await page.goBack();
  await gift.shown();

  const second = await context.newPage();
  await second.goto(page.url());
  await new GiftPage(second).shown();
  expect(await new GiftPage(second).code()).toBe(code);

  const other = await browser.newPage({ baseURL: stack.webUrl });
  await signIn(other, friend);
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: /^Такого.сертификата.нет/u })).toBeVisible();
  expect(await other.content()).not.toContain(code);
  await other.close();
});

test('a payment that was cut off by a reload ends with one certificate, and Back does not buy another [PAY-021]', async ({
  page,
  stack,
}) => {
  const gift = new GiftPage(page);
  const payment = new PaymentDialog(page);
  await signIn(page, rich);
  await gift.openList();
  await gift.buy('500').press('Enter');
  await payment.toCard();
  await payment.payBy(cards.challenge);
  await payment.at('Подтвердите оплату в банке');

  await page.reload();
  await payment.at('Подтвердите оплату в банке');
  const bank = page.frameLocator('iframe').getByRole('button', { name: /^Подтвердить/u });
  await bank.press('Enter');
  await payment.at('Готово');
  await payment.button('Показать код').press('Enter');
  await gift.shown();
  await page.goBack();
  await expect(gift.buy('500')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  expect(await chargesOf(stack)).toHaveLength(1);
  expect(await callsOf(stack, 'buyContent')).toHaveLength(1);
  const mine = page.getByRole('list', { name: /^Ваши.сертификаты/u });
  await expect(mine.getByRole('link', { name: /^Сертификат.на.500/u })).toHaveCount(1);
});

test('the PIN of a profile that may not buy without it is asked for before its code is shown [PERM-004]', async ({
  page,
  stack,
}) => {
  const gift = new GiftPage(page);
  const payment = new PaymentDialog(page);
  await signIn(page, family);
  await gift.openList();
  await gift.buy('500').press('Enter');
  const pin = page.getByRole('dialog', { name: /^Введите.ПИН-код/u });
  await typePin(pin, '1234');
  await payment.atMethods();
  await payment.choose('Лицевой счёт');
  await payment.button('Заплатить').press('Enter');
  await payment.button('Заплатить').press('Enter');
  await payment.at('Готово');
  await payment.button('Показать код').press('Enter');
  // It was given a moment ago.
  await gift.shown();

  await fetch(`${stack.controlUrl}/__control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset_ms: 6 * 60 * 1000 }),
  });
  await page.reload();
  const again = page.getByRole('dialog', { name: /^Введите.ПИН-код/u });
  await expect(again).toBeVisible();
  await expect(gift.sheet).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Код.покажем/u)).toBeVisible();
  await gift.button('Повторить').press('Enter');
  await typePin(again, '1234');
  await gift.shown();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the other label sells, shows and sends a certificate by touch [ROUTE-054]', async ({
    page,
    stack,
  }) => {
    const origin = alternateOf(stack);
    await noteHandedOn(page, { canShare: false });
    const gift = new GiftPage(page, origin);
    const payment = new PaymentDialog(page);
    await signIn(page, rich, { origin });
    await gift.openList();
    await gift.buy('500').tap();
    await payment.atMethods();
    await payment.dialog.getByText(/^Лицевой.счёт/u).tap();
    await payment.button('Заплатить').tap();
    await payment.button('Заплатить').tap();
    await payment.at('Готово');
    await payment.button('Показать код').tap();
    await gift.shown();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);

    await gift.button('Напечатать').tap();
    await gift.button('Отправить').tap();
    // There is no way to share: a letter is begun.
    await expect(page.getByText(/^Открываем.письмо/u)).toBeVisible();
    expect(await handedOn(page)).toEqual(['printed']);
    expect((await paperOf(page)).words).toContain(await gift.code());
  });
});
