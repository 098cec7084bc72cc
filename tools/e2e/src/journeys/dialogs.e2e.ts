import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { loginLink, signedIn, SignInForm } from '../page-objects/sign-in.ts';
import { axeFindings } from '../support/axe.ts';
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

test('a blocked account is told so over any page, whatever is pressed beside it; it can be refilled, still has what it has bought, and can be signed out of [ACCT-001, ACCT-006, ACCT-008, ACCT-009, ACCT-010, MODAL-005]', async ({
  context,
  page,
  noise,
}) => {
  await signIn(page, blocked);
  await page.goto('/');
  await expect(blockDialog(page)).toBeVisible();
  await expect(dialog(page).getByText('Пополните счёт, и всё снова откроется')).toBeVisible();

  await test.step('neither a press beside it nor the refill in another tab closes it', async () => {
    await page.mouse.click(5, 5);
    const opened = context.waitForEvent('page');
    await press(page, 'Пополнить счёт');

    expect((await opened).url()).toContain('/payments/refill?account=');
    await expect(blockDialog(page)).toBeVisible();
    expect(noise()).toEqual([]);
  });

  await test.step('what was bought', async () => {
    await press(page, 'Моя коллекция');

    await expect(page).toHaveURL(/\/my\/collection$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the way out, which leads home', async () => {
    await page.goto('/movies');
    await press(page, 'Выйти');

    await expect(page).toHaveURL(/\/$/);
    await expect(loginLink(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('Escape closes the dialog; the focus and the page are where they were [MODAL-004, MODAL-009, ACCT-004]', async ({
  page,
}) => {
  await signIn(page, blocked);
  // The dialog comes soon after the page has loaded, and what is behind it takes no focus.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const some = page.getByRole('main').getByRole('link').nth(12);
  const card = page.locator(`main a[href="${await some.getAttribute('href')}"]`).first();
  // What is below the first screen takes no focus until the scripts are asked for.
  await expect
    .poll(
      async () => {
        await card.focus();
        return card.evaluate((link) => link === document.activeElement);
      },
      { intervals: [20] },
    )
    .toBe(true);
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  await expect(blockDialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Пополнить счёт' })).toBeFocused();

  await page.keyboard.press('Escape');

  await expect(dialog(page)).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing in an open dialog of ${host}`, async ({ page, stack }) => {
    const origin = `http://${host}:${new URL(stack.webUrl).port}`;
    await signIn(page, blocked, { origin });
    await page.goto(`${origin}/`);
    await expect(blockDialog(page)).toBeVisible();

    expect(await axeFindings(page, { hasAdvice: true })).toEqual([]);
  });
}

test('an address opens a dialog of the site by its name and no other; there the languages are listed by their own names, and the page comes anew in the one chosen [LANG-006, LANG-008, QUERY-012, QUERY-013]', async ({
  page,
  stack,
}) => {
  await page.goto('/movies?popup=poll');
  await expect(page.getByRole('button', { name: 'Хорошо' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/movies?popup=language');
  await expect(page.getByRole('dialog', { name: 'На каком языке показывать сайт' })).toBeVisible();
  await expect(page).toHaveURL(/\/movies$/);
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
  await form.provePhone(stack, viewer.replace('+7', ''));

  await expect(page.getByRole('region', { name: 'Уведомления' })).toBeVisible();
  expect([new URL(page.url()).pathname, await codesSent(stack)]).toEqual(['/movies', 1]);
});

const linkForPhone = '/movies?auth_phone=79000000001&auth_app=tv';

test('a visitor whom an address asks to sign in is led home by closing it, stays for a link for one phone, and is asked nothing in a frame or a shop [QUERY-014, QUERY-015, QUERY-021, QUERY-022, NOTIF-024, NOTIF-025]', async ({
  page,
  stack,
}) => {
  const leave = async (address: string, where: RegExp) => {
    await page.goto(address);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(where);
    await expect(dialog(page)).toHaveCount(0);
  };
  await leave('/movies?access=KINO30', /\/$/);
  expect(await codesSent(stack)).toBe(0);
  await leave('/movies?check_auth', /\/$/);
  await leave(linkForPhone, /\/movies/);

  for (const path of ['/embed/vod/mayak', '/variants']) {
    const known = page.waitForResponse('**/api/v1/user');
    await page.goto(`${path}?check_auth`);
    await known;
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(await codesSent(stack)).toBe(0);
});

test('a viewer is led to what is watched together, told why another joint viewing fails, and asked nothing by a link for one phone [LOGIN-060, QUERY-016, QUERY-020, NOTIF-027, NOTIF-033]', async ({
  page,
  stack,
}) => {
  await signIn(page, viewer);
  await page.goto('/joint_viewing/VMESTE-1');
  await expect(page).toHaveURL(/\/movies\/[^/]+$/);
  await expect(page.getByRole('region', { name: 'Уведомления' })).toBeVisible();
  expect(await codesSent(stack)).toBe(1);

  await page.goto('/joint_viewing/NOBODY');
  await expect(page.getByRole('alert')).toContainText(/\S/);
  await expect(page).toHaveURL(/\/$/);

  await connected(page, () => page.goto(linkForPhone));
  await signedIn(page);
  await expect(dialog(page)).toHaveCount(0);
});
