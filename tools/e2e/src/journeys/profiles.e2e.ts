import type { Page } from '@playwright/test';
import { moveClock } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typePin } from '../support/type-pin.ts';

const family = '+79000000002';

const selection = (page: Page) => page.getByRole('dialog', { name: 'Кто смотрит?' });
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Новый профиль' });
const tile = (page: Page, name: string) => selection(page).getByRole('button', { name });
const header = (page: Page, name: string) => page.getByRole('link', { name: `Профиль «${name}»` });

/** What the page does once the answer is too old: it asks again. Readings 20 */
async function askAgain(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'skipProfiles' });
  await page.evaluate(() => {
    localStorage.removeItem('skipProfiles');
    sessionStorage.removeItem('skipProfiles');
  });
  await page.reload();
}

const isSkipped = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'skipProfiles');

test('a family is asked who watches, goes on with the page for the profile in force, hands over to the child, and comes back with the PIN [START-017, START-020, PROF-013, PROF-014, PROF-017]', async ({
  page,
  noise,
}) => {
  await signIn(page, family, { isAskedForProfile: true });
  await page.goto('/');
  await expect(tile(page, 'Мариам')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(selection(page).getByRole('button', { name: 'Закрыть' })).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await tile(page, 'Мариам').click();
  await expect(selection(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await isSkipped(page)).toBe(true);

  await askAgain(page);
  await tile(page, 'Лёва').click();
  await expect(header(page, 'Лёва').first()).toBeVisible();
  expect(await isSkipped(page)).toBe(true);

  await askAgain(page);
  await expect(tile(page, 'Лёва')).toHaveAttribute('aria-current', 'true');
  await expect(tile(page, 'Новый профиль')).toHaveCount(0);
  await tile(page, 'Мариам').click();
  await expect(selection(page).getByLabel('ПИН-код')).toBeFocused();
  await page.keyboard.type('9999');
  await expect(selection(page).getByText('Неверный ПИН-код')).toBeVisible();
  await page.keyboard.type('1234');

  await expect(header(page, 'Мариам').first()).toBeVisible();
  // The browser reports the status of the refused call by itself.
  expect(noise().filter((line) => !line.includes('403'))).toEqual([]);
});

test('two tabs that ask who watches agree on the answer that one of them gets [PROF-011]', async ({
  page,
  context,
}) => {
  await signIn(page, family, { isAskedForProfile: true });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(tile(tab, 'Мариам')).toHaveAttribute('aria-current', 'true');
  }

  await tile(page, 'Лёва').click();

  for (const tab of [page, other]) {
    await expect(header(tab, 'Лёва').first()).toBeVisible();
    await expect(selection(tab)).toHaveCount(0);
  }
});

test('the master adds a profile with the keyboard alone [PROF-003, PROF-007, MODAL-020]', async ({
  page,
  noise,
}) => {
  await signIn(page, family, { isAskedForProfile: true });
  await page.goto('/');
  await expect(tile(page, 'Мариам')).toBeFocused();
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const step = (place: number) =>
    wizard(page).getByRole('heading', { name: new RegExp(`^Шаг ${place} из 3`) });
  await expect(step(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ника');
  await page.keyboard.press('Enter');
  await expect(step(2)).toBeFocused();
  await expect(wizard(page).getByRole('radio')).toHaveCount(8);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(step(3)).toBeFocused();
  await expect(wizard(page).getByRole('radio', { name: '6+', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(wizard(page).getByRole('radio', { name: '6+', exact: true })).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(tile(page, 'Ника')).toBeVisible();
  const { items } = await (await page.request.get('/api/v1/profiles')).json();
  expect(items.at(-1)).toMatchObject({
    name: 'Ника',
    type: 'additional',
    icon: { id: 'avatar-2' },
    default_age_limit_id: 'age-6',
    max_age_limit_id: 'age-6',
  });
  expect(noise()).toEqual([]);
});

test('a session that has grown old asks for the PIN over the dialog that adds a profile, and adds it', async ({
  page,
  stack,
}) => {
  await signIn(page, family, { isAskedForProfile: true });
  await moveClock(stack, 6 * 60_000);
  await page.goto('/');
  await expect(tile(page, 'Мариам')).toBeFocused();
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const step = async (place: number, ...keys: string[]) => {
    const heading = new RegExp(`^Шаг ${place} из 3`);
    await expect(wizard(page).getByRole('heading', { name: heading })).toBeFocused();
    if (place > 1) await expect(wizard(page).getByRole('radio').nth(2)).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
  };
  await step(1, 'Tab', 'N', 'Enter');
  await step(2, 'Tab', 'ArrowRight', 'Enter');
  await step(3, 'Tab', 'Space', 'ArrowDown', 'Enter');

  await typePin(page.getByRole('dialog', { name: 'Введите ПИН-код' }), '1234');
  await expect(tile(page, 'N')).toBeVisible();
});
