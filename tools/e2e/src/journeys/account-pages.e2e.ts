import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page, Route } from '@playwright/test';
import { loginLink, SignInForm } from '../page-objects/sign-in.ts';
import { callsOf } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const alone = '9000000001';
const rich = '+79000000005';
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const removal = (page: Page, name: string) =>
  page.getByRole('button', { name: `Отключить устройство ${name}` });

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('a device is removed by keyboard alone, and the focus stays in the list [DEV-007]', async ({
  page,
  noise,
}) => {
  await signIn(page, rich);
  await page.goto('/my/devices');
  await expect(page.getByText(/до\s5\sустройств/)).toBeVisible();
  await tabTo(page, removal(page, 'Chrome, Android'));

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Отключить устройство?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(removal(page, 'Chrome, Android')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(removal(page, 'Планшет Лёвы')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Устройство «Chrome, Android» отключено' }),
  ).toBeVisible();
  await page.reload();
  await expect(removal(page, 'Планшет Лёвы')).toBeVisible();
  await expect(removal(page, 'Chrome, Android')).toHaveCount(0);
  // The bare file that the journey signs in on has no icon.
  expect(noise().filter((line) => !line.includes('/favicon.ico'))).toEqual([]);
});

test('a visitor signs in on the way to the devices, and removing this one signs out [PERM-001]', async ({
  page,
  stack,
}) => {
  await page.goto('/my/devices');
  await expect(page).toHaveURL(/\/auth\?from=%2Fmy%2Fdevices$/);
  const form = new SignInForm(page);
  await form.skipLanguage();
  await form.signInByPhone(stack, alone);
  await expect(page).toHaveURL(/\/my\/devices$/);

  const own = page.getByRole('listitem').filter({ hasText: 'Это устройство' });
  await own.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /Выйти на\sэтом устройстве/ });
  await dialog.getByRole('button', { name: /Отключить и\sвыйти/ }).click();

  await expect(page).toHaveURL(`${stack.webUrl}/`);
  await expect(loginLink(page)).toBeVisible();
});

test('a device that is pressed before the code of the question has come is asked about when it comes', async ({
  page,
  noise,
}) => {
  await signIn(page, rich);
  const held: Route[] = [];
  await page.route(/\/assets\/modal-frame-.*\.js$/, (route) => void held.push(route));
  await page.goto('/my/devices');
  const button = removal(page, 'Chrome, Android');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toBeHidden();

  await Promise.all(held.map((route) => route.continue()));

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(noise().filter((line) => !line.includes('/favicon.ico'))).toEqual([]);
});

test('the language of the settings changes the page and its answers [LANG-006, LANG-008]', async ({
  page,
  stack,
}) => {
  await signIn(page, rich);
  await page.goto('/my/settings');
  await expect(page).toHaveTitle(/^Настройки — /);
  const row = page.getByRole('button', { name: /^Язык/ });
  await expect(row).toBeEnabled();
  await tabTo(page, row);

  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'English' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await callsOf(stack, 'setLanguage')).toHaveLength(1);
  await page.goto('/my/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('whoever signs out in the settings is a visitor at home [PERM-001]', async ({
  page,
  stack,
}) => {
  await signIn(page, rich);
  await page.goto('/my/settings');
  const row = page.getByRole('button', { name: /^Выйти из\sаккаунта/ });
  await tabTo(page, row);

  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${stack.webUrl}/`);
  await expect(loginLink(page)).toBeVisible();
  await page.goto('/my/settings');
  await expect(page).toHaveURL(/\/auth\?from=%2Fmy%2Fsettings$/);
});

test('the PIN is changed from the settings', async ({ page }) => {
  await signIn(page, rich);
  await page.goto('/my/settings');

  await page.getByRole('button', { name: /^Сменить ПИН-код/ }).click();

  await expect(page.getByRole('dialog', { name: 'Текущий ПИН-код' })).toBeVisible();
});

test('the voice assistant is told the answer of the viewer, and no stranger is', async ({
  page,
  stack,
}) => {
  await signIn(page, rich);
  const asks = (target: string) =>
    page.goto(`/alice/auth?redirect_uri=${encodeURIComponent(target)}&state=7`);
  await asks('https://evil.example/');
  await expect(page.getByRole('heading', { name: /Ссылка не\sподошла/ })).toBeVisible();

  await asks(`${stack.webUrl}/support`);
  await page.getByRole('button', { name: 'Связать', exact: true }).click();

  await expect(page).toHaveURL(`${stack.webUrl}/support?state=7`);
});

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing on the pages of the account of ${host}`, async ({ page, stack }) => {
    // A check in the middle of a transition would see a colour that nobody is meant to see.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const origin = `http://${host}:${new URL(stack.webUrl).port}`;
    await signIn(page, rich, { origin });
    const back = encodeURIComponent(`${origin}/support`);
    for (const path of ['/my/devices', '/my/settings', `/alice/auth?redirect_uri=${back}`]) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();

      const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();

      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );
    }
  });
}
