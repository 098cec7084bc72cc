import type { Page } from '@playwright/test';
import { callsOf } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typePin } from '../support/type-pin.ts';

const family = '+79000000002';
const childPath = '/my/profiles/demo-2-profile-3';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const most = (page: Page) => page.getByRole('combobox', { name: 'Самое большее' });

test('the master renames a child, moves its age limit, and gives up the PIN on viewing [PROF-005, PROF-008, PROF-015, PIN-014, PIN-015, PIN-016]', async ({
  page,
  stack,
  noise,
}) => {
  const dialog = page.getByRole('dialog');
  await signIn(page, family);
  await page.goto(childPath);
  await expect(most(page)).toBeVisible();
  await expect(heading(page, 'Лёва')).toBeVisible();

  await test.step('the settings list the child by its new name', async () => {
    await page.getByRole('textbox', { name: 'Имя' }).fill('Лев');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Лев')).toBeVisible();
    await expect(page).toHaveTitle(/^Профиль «Лев» — /);
    await page.goto('/my/settings');
    await expect(page.getByRole('link', { name: 'Лев' })).toBeVisible();
    expect(noise()).toEqual([]);
    await page.goto(childPath);
  });

  await test.step('the limit goes up with the PIN only', async () => {
    await most(page).selectOption({ label: '16+' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(most(page)).toHaveValue('age-6');

    await most(page).selectOption({ label: '16+' });
    await expect(dialog).toBeVisible();
    await typePin(dialog, '9999');
    await expect(dialog.getByText('Неверный ПИН-код')).toBeVisible();
    await typePin(dialog, '1234');
    await expect(dialog).toBeHidden();
    await expect(most(page)).toHaveValue('age-16');
  });

  await test.step('and down without it', async () => {
    await most(page).selectOption({ label: '12+' });
    await expect(page.getByText('Сохраняем').first()).toBeHidden();
    await page.reload();
    await expect(most(page)).toHaveValue('age-12');
  });

  await test.step('no film asks for the PIN any more, once the PIN was given', async () => {
    const checks = (await callsOf(stack, 'validatePin')).length;
    await page.getByRole('button', { name: /Больше не\sспрашивать/ }).click();
    await expect(dialog).toBeVisible();
    await typePin(dialog, '1234');

    await expect(page.getByRole('switch', { name: /ПИН-код при\sпросмотре/ })).toBeDisabled();
    await expect(most(page)).toHaveValue('age-18');
    // The default PIN is tried first.
    expect((await callsOf(stack, 'validatePin')).length).toBeGreaterThan(checks);
    const edit = (await callsOf(stack, 'editProfile')).at(-1);
    expect(edit?.body).toEqual({ max_age_limit_id: 'age-18', default_age_limit_id: 'age-18' });
  });
});

test('the master hides a channel of a child, which stays in the list, and deletes the child after it was asked [PROF-018]', async ({
  page,
  stack,
  noise,
}) => {
  await signIn(page, family);

  await test.step('a channel is found by its name and hidden', async () => {
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
  });

  await test.step('the child is gone, and not before the answer', async () => {
    await page.goto(childPath);
    await page.getByRole('button', { name: 'Удалить профиль' }).click();
    const answer = page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true });
    await expect(answer).toBeVisible();
    expect(await callsOf(stack, 'deleteProfile')).toEqual([]);
    await answer.click();

    await expect(page).toHaveURL(/\/my\/settings$/);
    await expect(page.getByRole('link', { name: 'Илья' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Лёва' })).toHaveCount(0);
    expect((await page.request.get(childPath)).status()).toBe(404);
  });
  expect(noise()).toEqual([]);
});
