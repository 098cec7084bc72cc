import { loginLink, openSignIn, signedIn, SignInForm } from '../page-objects/sign-in.ts';
import { expect, test } from '../support/test.ts';

const known = '9000000001';
const crowded = '9000000003';
const email = 'viewer@example.org';
const oldEmail = 'old@example.org';

test('a phone and its code sign in, and the page at hand goes on for the viewer [HEAD-008, LOGIN-005, LOGIN-059]', async ({
  page,
  stack,
  noise,
}) => {
  const form = await openSignIn(page, '/movies/kassiopeya');
  await form.provePhone(stack, known);

  await signedIn(page);
  await expect(page).toHaveURL(/\/movies\/kassiopeya$/);
  await expect(form.dialog).toHaveCount(0);
  expect(noise()).toEqual([]);
});

test('an e-mail address and its password sign in [LOGIN-001]', async ({ page }) => {
  const form = await openSignIn(page, '/');
  await form.goByEmail(email);
  await form.enterPassword('wrong-horse');
  await expect(form.dialog.getByText('Неверный пароль')).toBeVisible();
  await form.enter('correct-horse');

  await signedIn(page);
});

test('whoever forgot the password sets another by a code, and the old one is no good any more [LOGIN-003]', async ({
  page,
  stack,
}) => {
  const form = await openSignIn(page, '/');
  await form.goByEmail(email);
  await form.at('Введите пароль');
  await form.press('Не помню пароль');
  await form.enterCode(stack, email);
  await form.at('Новый пароль');
  await page.keyboard.type('battery-staple');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await form.enter('battery-stable');
  await expect(form.dialog.getByText('Пароли не совпадают')).toBeVisible();
  await form.fill('Ещё раз', 'battery-staple');
  await page.keyboard.press('Enter');

  await signedIn(page);
});

test('an old account moves to a phone with its password and a code [LOGIN-003]', async ({
  page,
  stack,
}) => {
  const form = await openSignIn(page, '/');
  await form.goByEmail(oldEmail);
  await form.at('Теперь вход по телефону');
  await form.enter('9000000144');
  await form.enterPassword('old-horse');
  await form.enterCode(stack, '+79000000144');

  await signedIn(page);
});

test('an old account whose password is forgotten gets another by a code to its address [LOGIN-003]', async ({
  page,
  stack,
}) => {
  const form = await openSignIn(page, '/');
  await form.goByEmail(oldEmail);
  await form.at('Теперь вход по телефону');
  await form.press('Не помню пароль');
  await form.at('Сбросить пароль');
  await form.press('Отправить код');
  await form.enterCode(stack, oldEmail);
  await form.setPassword('battery-staple');

  await signedIn(page);
});

test('an account without room for this device lets another go and is signed in [DEV-002, DEV-004, DEV-005]', async ({
  page,
  stack,
}) => {
  const form = await openSignIn(page, '/');
  await form.provePhone(stack, crowded);
  await form.at('Устройств слишком много');
  const rows = form.dialog.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await form.press(/^Отключить/);
  await form.at('Устройство подключено');
  await form.press('Смотреть');

  await signedIn(page);
});

test('whoever turns back from the device limit is a visitor again [SESS-005, LOGIN-042]', async ({
  page,
  stack,
}) => {
  const form = await openSignIn(page, '/');
  await form.provePhone(stack, crowded);
  await form.at('Устройств слишком много');
  const demo = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/sessions/visitor'));
  await page.keyboard.press('Escape');

  expect((await demo).status()).toBe(200);
  await expect(form.dialog).toHaveCount(0);
  await expect(loginLink(page)).toBeVisible();
});

test('a page that needs an account is there after the sign-in', async ({ page, stack }) => {
  await page.goto('/auth?from=%2Fmovies%3Fa%3D1');
  const form = new SignInForm(page);
  await form.skipLanguage();
  await form.provePhone(stack, known);

  await expect(page).toHaveURL(/\/movies\?a=1$/);
  await signedIn(page);
});

test('whoever turns back on the page of the sign-in is at home', async ({ page, noise }) => {
  await page.goto('/auth');
  const form = new SignInForm(page);
  await form.at('На каком языке показывать сайт');
  await page.keyboard.press('Escape');

  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Главная');
  expect(noise()).toEqual([]);
});

test('a link made for one viewer opens the sign-in with the phone in it [LOGIN-060, QUERY-017]', async ({
  page,
  stack,
}) => {
  await page.goto(`/?auth_phone=7${known}&auth_app=1`);
  const form = new SignInForm(page);
  await form.skipLanguage();
  await page.keyboard.press('Enter');
  await form.enterCode(stack, `+7${known}`);

  await expect(form.dialog).toHaveCount(0);
  await signedIn(page);
});

test('a phone that nobody has becomes an account, with a PIN of its own and what it can do [LOGIN-017, LOGIN-018, MODAL-019]', async ({
  page,
  stack,
}) => {
  const phone = '9000000123';
  const form = await openSignIn(page, '/');
  await form.provePhone(stack, phone);
  await form.at('Придумайте ПИН-код');
  await page.keyboard.type('0000');
  await page.keyboard.type('0000');
  await expect(form.dialog.getByText('0000 — код по умолчанию, выберите другой')).toBeVisible();
  await page.keyboard.type('2580');
  await page.keyboard.type('2580');
  await form.chooseProfile();
  await form.at('Аккаунт готов');
  await expect(form.dialog.getByRole('listitem')).toHaveCount(6);
  await form.press('Начать смотреть');

  await signedIn(page);
});
