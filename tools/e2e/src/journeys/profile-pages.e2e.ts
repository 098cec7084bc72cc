import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { callsOf } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const family = '+79000000002';
const childPath = '/my/profiles/demo-2-profile-3';
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const most = (page: Page) => page.getByRole('combobox', { name: 'Самое большее' });

/** The browser asks for it on the plain text on which a journey signs in. */
const isNoise = (line: string) => !line.includes('/favicon.ico');

/** Opens the settings of the child as the master, ready to be changed. */
async function openChild(page: Page): Promise<void> {
  await signIn(page, family);
  await page.goto(childPath);
  await expect(most(page)).toBeVisible();
}

test('the master renames a child, and the settings list it by its new name [PROF-005]', async ({
  page,
  noise,
}) => {
  await openChild(page);
  await expect(heading(page, 'Лёва')).toBeVisible();

  await page.getByRole('textbox', { name: 'Имя' }).fill('Лев');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Лев')).toBeVisible();
  await expect(page).toHaveTitle(/^Профиль «Лев» — /);

  await page.goto('/my/settings');
  await expect(page.getByRole('link', { name: 'Лев' })).toBeVisible();
  expect(noise().filter(isNoise)).toEqual([]);
});

test('an age limit goes up with the PIN only, and down without it [PROF-015, PIN-014]', async ({
  page,
}) => {
  await openChild(page);

  await most(page).selectOption({ label: '16+' });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(most(page)).toHaveValue('age-6');

  await most(page).selectOption({ label: '16+' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('9999');
  await expect(dialog.getByText('Неверный ПИН-код')).toBeVisible();
  await page.keyboard.type('1234');
  await expect(dialog).toBeHidden();
  await expect(most(page)).toHaveValue('age-16');

  await most(page).selectOption({ label: '12+' });
  await expect(page.getByText('Сохраняем').first()).toBeHidden();
  await page.reload();
  await expect(most(page)).toHaveValue('age-12');
});

test('the PIN on viewing is given up by the PIN [PIN-015, PIN-016, PROF-008]', async ({
  page,
  stack,
}) => {
  await openChild(page);

  await page.getByRole('button', { name: /Больше не\sспрашивать/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('1234');

  await expect(page.getByRole('switch', { name: /ПИН-код при\sпросмотре/ })).toBeDisabled();
  await expect(most(page)).toHaveValue('age-18');
  const [check] = await callsOf(stack, 'validatePin');
  const [edit] = await callsOf(stack, 'editProfile');
  expect([check !== undefined, edit?.body]).toEqual([
    true,
    { max_age_limit_id: 'age-18', default_age_limit_id: 'age-18' },
  ]);
});

test('the master deletes a child after it was asked [PROF-018]', async ({ page }) => {
  await openChild(page);

  await page.getByRole('button', { name: 'Удалить профиль' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();

  await expect(page).toHaveURL(/\/my\/settings$/);
  await expect(page.getByRole('link', { name: 'Илья' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Лёва' })).toHaveCount(0);
  const gone = await page.goto(childPath);
  expect(gone?.status()).toBe(404);
});

test('a channel is found by its name and hidden, and stays in the list of the page', async ({
  page,
  stack,
  noise,
}) => {
  await signIn(page, family);
  await page.goto(`${childPath}/channels`);
  const channels = page.getByRole('switch');
  await expect(channels.first()).toBeVisible();
  const total = await channels.count();
  await page.getByRole('searchbox').fill('ночн');
  await expect(channels).toHaveCount(1);

  await channels.first().press('Space');
  await expect.poll(() => callsOf(stack, 'setProfileChannels')).toHaveLength(1);
  await expect(page.getByText('Сохраняем')).toBeHidden();
  await page.reload();

  await expect(channels).toHaveCount(total);
  await expect(page.getByText(/^Скрыт 1\sканал$/)).toBeVisible();
  expect(noise().filter(isNoise)).toEqual([]);
});

test('a visitor is asked to sign in on the way to a profile [PERM-001]', async ({ page }) => {
  await page.goto(`${childPath}/channels`);

  await expect(page).toHaveURL(/\/auth\?from=%2Fmy%2Fprofiles%2Fdemo-2-profile-3%2Fchannels$/);
});

for (const host of ['localhost', 'polosa.localhost']) {
  for (const path of [childPath, `${childPath}/channels`]) {
    test(`axe finds nothing on ${path} of ${host}`, async ({ page, stack }) => {
      const origin = `http://${host}:${new URL(stack.webUrl).port}`;
      await signIn(page, family, { origin });
      await page.goto(origin + path);
      await expect(page.getByRole('switch').first()).toBeVisible();

      const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();

      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );
    });
  }
}
