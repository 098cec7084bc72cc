import type { Locator, Page, Route } from '@playwright/test';
import { loginLink, SignInForm } from '../page-objects/sign-in.ts';
import { axeFindings } from '../support/axe.ts';
import { callsOf } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const alone = '9000000001';
const rich = '+79000000005';
const family = '+79000000002';

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

test('a device is removed by keyboard alone, also when it is pressed before the code of the question has come [DEV-007]', async ({
  page,
  noise,
}) => {
  await signIn(page, rich);
  const held: Route[] = [];
  let isHeld = true;
  // What is held once has been fetched; it is asked for again when it is imported, as no cache stands behind a route.
  await page.route(/\/assets\/modal-frame-.*\.js$/, (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  await page.goto('/my/devices');
  await expect(page.getByText(/до\s5\sустройств/)).toBeVisible();
  const button = removal(page, 'Chrome, Android');
  const dialog = page.getByRole('dialog', { name: 'Отключить устройство?' });

  await test.step('the question comes when its code does', async () => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(dialog).toBeHidden();
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect(dialog.getByRole('button').first()).toBeFocused();
  });

  await test.step('who does not want it is back at the device', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('the device is gone, and the focus is in the list', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(removal(page, 'Планшет Лёвы')).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'Устройство «Chrome, Android» отключено' }),
    ).toBeVisible();
    await page.reload();
    await expect(removal(page, 'Планшет Лёвы')).toBeVisible();
    await expect(button).toHaveCount(0);
  });
  expect(noise()).toEqual([]);
});

test('a visitor signs in on the way to the devices, and removing this one signs out [PERM-001, PERM-008, ROUTE-091]', async ({
  page,
  stack,
}) => {
  await page.goto('/my/devices');
  await expect(page).toHaveURL(/\/auth\?from=%2Fmy%2Fdevices$/);
  const form = new SignInForm(page);
  await form.skipLanguage();
  await form.provePhone(stack, alone);
  await expect(page).toHaveURL(/\/my\/devices$/);

  const own = page.getByRole('listitem').filter({ hasText: 'Это устройство' });
  await own.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /Выйти на\sэтом устройстве/ });
  await dialog.getByRole('button', { name: /Отключить и\sвыйти/ }).click();

  await expect(page).toHaveURL(`${stack.webUrl}/`);
  await expect(loginLink(page)).toBeVisible();
});

test('the language of the settings changes the page and its answers, and who signs out there is a visitor at home [LANG-006, LANG-008, PERM-001]', async ({
  page,
  stack,
}) => {
  await signIn(page, rich);
  await page.goto('/my/settings');
  await expect(page).toHaveTitle(/^Настройки — /);

  await test.step('the language', async () => {
    const row = page.getByRole('button', { name: /^Язык/ });
    await expect(row).toBeEnabled();
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'English' }));
    await page.keyboard.press('Enter');

    const heading = page.getByRole('heading', { level: 1, name: 'Settings' });
    await expect(heading).toBeVisible();
    expect(await callsOf(stack, 'setLanguage')).toHaveLength(1);
    await page.goto('/my/settings');
    await expect(heading).toBeVisible();
  });

  await test.step('the way out', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Sign out of\sthe\saccount/ }));
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`${stack.webUrl}/`);
    await expect(page.getByRole('link', { name: 'Sign in', exact: true }).first()).toBeVisible();
    await page.goto('/my/settings');
    await expect(page).toHaveURL(/\/auth\?from=%2Fmy%2Fsettings$/);
  });
});

test('the voice assistant gets the answer of the viewer', async ({ page, stack }) => {
  await signIn(page, rich);
  const back = encodeURIComponent(`${stack.webUrl}/support`);
  await page.goto(`/alice/auth?redirect_uri=${back}&state=7`);
  await page.getByRole('button', { name: 'Связать', exact: true }).click();

  await expect(page).toHaveURL(`${stack.webUrl}/support?state=7`);
});

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing on the pages of the account of ${host}`, async ({ page, stack }) => {
    const origin = `http://${host}:${new URL(stack.webUrl).port}`;
    const back = encodeURIComponent(`${origin}/support`);
    const child = '/my/profiles/demo-2-profile-3';
    const accounts: Readonly<Record<string, readonly string[]>> = {
      [rich]: ['/my/devices', '/my/settings', `/alice/auth?redirect_uri=${back}`],
      [family]: [child, `${child}/channels`],
    };
    for (const [login, paths] of Object.entries(accounts)) {
      // A page that is open while its session changes loads itself, which would cut off the next one.
      await page.goto('about:blank');
      await signIn(page, login, { origin });
      for (const path of paths) {
        await page.goto(origin + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const control = login === rich ? 'button' : 'switch';
        await expect(page.getByRole('main').getByRole(control).first()).toBeVisible();

        expect(await axeFindings(page), path).toEqual([]);
      }
    }
  });
}
