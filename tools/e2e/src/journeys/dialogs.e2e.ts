import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { loginLink, SignInForm } from '../page-objects/sign-in.ts';
import { callsOf } from '../support/control.ts';
import { connected } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';
const blocked = '+79000000004';

const dialog = (page: Page) => page.getByRole('dialog');
const blockDialog = (page: Page) => page.getByRole('dialog', { name: 'Аккаунт заблокирован' });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const codesSent = async (stack: Stack) => (await callsOf(stack, 'sendPromoCode')).length;

test('a blocked account is told so over any page, and can be refilled beside it [ACCT-001, ACCT-006, ACCT-008]', async ({
  context,
  page,
  noise,
}) => {
  await signIn(page, blocked);
  await page.goto('/');
  await expect(blockDialog(page)).toBeVisible();
  await expect(dialog(page).getByText('Пополните счёт, и всё снова откроется')).toBeVisible();

  const opened = context.waitForEvent('page');
  await press(page, 'Пополнить счёт');

  expect((await opened).url()).toContain('/payments/refill?account=');
  await expect(blockDialog(page)).toBeVisible();
  expect(noise()).toEqual([]);
});

test('a blocked account still has what it has bought [ACCT-006, ACCT-010]', async ({ page }) => {
  await signIn(page, blocked);
  await page.goto('/');
  await press(page, 'Моя коллекция');

  await expect(page).toHaveURL(/\/my\/collection$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('a blocked account can be signed out of, which leads home [ACCT-006, ACCT-009]', async ({
  page,
}) => {
  await signIn(page, blocked);
  await page.goto('/movies');
  await press(page, 'Выйти');

  await expect(page).toHaveURL(/\/$/);
  await expect(loginLink(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('Escape closes the dialog; the focus and the page are where they were [MODAL-004, MODAL-009, ACCT-004]', async ({
  page,
}) => {
  await signIn(page, blocked);
  // The dialog comes soon after the page has loaded, and what is behind it takes no focus.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const some = page.getByRole('main').getByRole('link').nth(12);
  const card = page.locator(`main a[href="${await some.getAttribute('href')}"]`).first();
  await card.focus();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  await expect(blockDialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Пополнить счёт' })).toBeFocused();

  await page.keyboard.press('Escape');

  await expect(dialog(page)).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a press beside the dialog does not close it [MODAL-005]', async ({ page }) => {
  await signIn(page, blocked);
  await page.goto('/');
  await expect(blockDialog(page)).toBeVisible();

  await page.mouse.click(5, 5);

  await expect(blockDialog(page)).toBeVisible();
});

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing in an open dialog of ${host}`, async ({ page, stack }) => {
    const origin = `http://${host}:${new URL(stack.webUrl).port}`;
    await signIn(page, blocked, { origin });
    await page.goto(`${origin}/`);
    await expect(blockDialog(page)).toBeVisible();

    const { violations } = await new AxeBuilder({ page }).analyze();

    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}

test('the languages are listed by their own names, and the page comes anew in the one chosen [LANG-006, LANG-008]', async ({
  page,
  stack,
}) => {
  await page.goto('/?popup=language');
  const languages = dialog(page).getByRole('listitem');
  await expect(languages).toHaveText(['Русский', 'English', 'Հայերեն']);

  await press(page, 'English');

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await callsOf(stack, 'setLanguage')).map(({ body }) => body)).toEqual([
    { language: 'eng' },
  ]);
});

test('a code of the address is sent once, also when the page is loaded again [QUERY-008, NOTIF-022]', async ({
  page,
  stack,
}) => {
  await signIn(page, viewer);
  await page.goto('/movies?access=KINO30&sort=new');

  await expect(page.getByRole('region', { name: 'Уведомления' })).toBeVisible();
  await expect(page).toHaveURL(/\/movies\?sort=new$/);
  expect(await codesSent(stack)).toBe(1);

  await connected(page, () => page.reload());
  await connected(page, () => page.reload());
  expect(await codesSent(stack)).toBe(1);
});

test('a visitor signs in first, and then the code of the address is sent [NOTIF-021]', async ({
  page,
  stack,
}) => {
  await page.goto('/movies?access=KINO30');
  const form = new SignInForm(page);
  await form.skipLanguage();
  await form.signInByPhone(stack, viewer.replace('+7', ''));

  await expect(page.getByRole('region', { name: 'Уведомления' })).toBeVisible();
  expect([new URL(page.url()).pathname, await codesSent(stack)]).toEqual(['/movies', 1]);
});

for (const [name, id] of [
  ['access=KINO30', 'NOTIF-025'],
  ['check_auth', 'NOTIF-024'],
]) {
  test(`whoever closes the sign-in of ${name} is led home, and nothing is sent [QUERY-014] [${id}]`, async ({
    page,
    stack,
  }) => {
    await page.goto(`/movies?${name}`);
    await expect(dialog(page)).toBeVisible();

    await page.keyboard.press('Escape');

    await expect(page).toHaveURL(/\/$/);
    expect(await codesSent(stack)).toBe(0);
  });
}

const linkForPhone = '/movies?auth_phone=79000000001&auth_app=tv';

test('a link for one phone opens the sign-in for a visitor, who may close it and stay [QUERY-015]', async ({
  page,
}) => {
  await page.goto(linkForPhone);
  await expect(dialog(page)).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/movies/);
});

test('a link for one phone opens nothing for a viewer who is signed in [QUERY-016]', async ({
  page,
}) => {
  await signIn(page, viewer);
  await connected(page, () => page.goto(linkForPhone));

  await expect(dialog(page)).toHaveCount(0);
});

for (const [path, id] of [
  ['/embed/vod/mayak', 'QUERY-021'],
  ['/variants', 'QUERY-022'],
]) {
  test(`no sign-in opens by itself on ${path} [${id}]`, async ({ page }) => {
    const known = page.waitForResponse('**/api/v1/user');
    await page.goto(`${path}?check_auth`);
    await known;

    await expect(dialog(page)).toHaveCount(0);
  });
}

test('a joint viewing leads to what is watched together [QUERY-020, NOTIF-033]', async ({
  page,
  stack,
}) => {
  await signIn(page, viewer);
  await page.goto('/joint_viewing/VMESTE-1');

  await expect(page).toHaveURL(/\/movies\/[^/]+$/);
  await expect(page.getByRole('region', { name: 'Уведомления' })).toBeVisible();
  expect(await codesSent(stack)).toBe(1);
});

test('a joint viewing that fails says why, at home [NOTIF-027]', async ({ page }) => {
  await signIn(page, viewer);
  await page.goto('/joint_viewing/NOBODY');

  await expect(page.getByRole('alert')).toContainText(/\S/);
  await expect(page).toHaveURL(/\/$/);
});
