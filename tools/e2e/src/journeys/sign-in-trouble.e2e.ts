import type { Page } from '@playwright/test';
import { openSignIn, signedIn, type SignInForm } from '../page-objects/sign-in.ts';
import { moveClock } from '../support/control.ts';
import { codeFor } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

const known = '9000000001';
const to = `+7${known}`;
const minuteMs = 60_000;

/** A code of the same length that is not the right one. */
const otherThan = (code: string) => (code === '1234' ? '4321' : '1234');

test('a wrong code is told, an old one too, and a new one signs in', async ({ page, stack }) => {
  const form = await openSignIn(page, '/');
  await form.enter(known);
  await form.at('Введите код');
  const code = await codeFor(stack, to);
  await page.keyboard.type(otherThan(code));
  const refusal = form.dialog.getByText('Неверный или устаревший код');
  await expect(refusal).toBeVisible();
  await moveClock(stack, 11 * minuteMs);
  await page.keyboard.type(code);
  await expect(refusal).toBeVisible();

  await form.press('Назад');
  await form.at('Вход или регистрация');
  await form.press('Получить код');
  await form.enterCode(stack, to, { nth: 2 });

  await signedIn(page);
});

test('who asks for too many codes is told to wait, and what was typed stays', async ({
  page,
  stack,
}) => {
  const form = await openSignIn(page, '/');
  await page.keyboard.type(known);
  for (let sent = 1; sent <= 5; sent += 1) {
    await form.press('Получить код');
    await form.at('Введите код');
    await codeFor(stack, to, { nth: sent });
    await form.press('Назад');
    await form.at('Вход или регистрация');
    await moveClock(stack, sent * (minuteMs + 5000));
  }
  await form.press('Получить код');

  await expect(form.dialog.getByText('Слишком много попыток')).toBeVisible();
});

/** Lets no call through. @returns Lets them through again. */
async function cut(page: Page): Promise<() => Promise<void>> {
  const calls = '**/api/v1/**';
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(calls);
}

/** Does something without a connection, which is told, and then once more with one. */
async function despiteCut(page: Page, form: SignInForm, act: () => Promise<void>): Promise<void> {
  const mend = await cut(page);
  await act();
  await expect(form.dialog.getByText('Нет связи с сервером')).toBeVisible();
  await mend();
  await act();
}

test('no step of a sign-in by phone is lost without a connection', async ({ page, stack }) => {
  const form = await openSignIn(page, '/');
  await page.keyboard.type('9000000003');
  await despiteCut(page, form, () => form.press('Получить код'));
  await form.at('Введите код');
  const code = await codeFor(stack, '+79000000003');
  await despiteCut(page, form, () => page.keyboard.type(code));
  await form.at('Устройств слишком много');
  // The list is a call of its own, which this journey does not cut.
  await expect(form.dialog).toContainText('Отключить');
  await despiteCut(page, form, () => form.press(/^Отключить/));
  await form.at('Устройство подключено');
});

test('no step of a forgotten password is lost without a connection', async ({ page, stack }) => {
  const email = 'viewer@example.org';
  const form = await openSignIn(page, '/');
  await form.press('Войти по почте');
  await page.keyboard.type(email);
  await despiteCut(page, form, () => form.press('Дальше'));
  await form.at('Введите пароль');
  await despiteCut(page, form, () => form.enter('correct-house'));
  await expect(form.dialog.getByText('Неверный пароль')).toBeVisible();
  const mend = await cut(page);
  await form.press('Не помню пароль');
  await form.at('Введите код');
  await expect(form.dialog.getByText('Нет связи с сервером')).toBeVisible();
  await mend();
  await form.press('Отправить ещё раз');
  const code = await codeFor(stack, email);
  await despiteCut(page, form, () => form.fill('Код из письма', code));
  await form.at('Новый пароль');
  await despiteCut(page, form, () => form.setPassword('battery-staple'));

  await signedIn(page);
});
