import type { Page } from '@playwright/test';
import { PlayerPage } from '../page-objects/player.ts';
import { codeFor } from '../support/outbox.ts';
import { connected, push } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const family = '+79000000002';

/** Opens the settings and presses a row of theirs with the keyboard. */
async function pressRow(page: Page, name: RegExp): Promise<void> {
  const row = page.getByRole('button', { name });
  await expect(row).toBeEnabled();
  await row.focus();
  await page.keyboard.press('Enter');
}

/** Types a PIN into the step of the dialog that has this title and label. */
async function typePin(page: Page, title: string, label: string, pin: string): Promise<void> {
  const field = page.getByRole('dialog', { name: title }).getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(pin);
}

test('a PIN is changed with the keyboard alone, what loads the page anew waits for it, and only the new one opens a film [MODAL-018, PIN-009, PIN-014]', async ({
  page,
  stack,
}) => {
  await signIn(page, family);
  await connected(page, () => page.goto('/my/settings'));

  await pressRow(page, /^Сменить ПИН-код/);
  await typePin(page, 'Текущий ПИН-код', 'Текущий ПИН-код', '12');
  const asked = page.waitForResponse('**/api/v1/user');
  await push(stack, family, 'bonuses_changed');
  await push(stack, family, 'profile_updated');
  await asked;
  await typePin(page, 'Текущий ПИН-код', 'Текущий ПИН-код', '34');
  await expect(page.getByRole('dialog', { name: 'Новый ПИН-код' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await reloaded;

  await pressRow(page, /^Сменить ПИН-код/);
  await typePin(page, 'Текущий ПИН-код', 'Текущий ПИН-код', '1234');
  await typePin(page, 'Новый ПИН-код', 'Новый ПИН-код', '0000');
  await expect(page.getByText('0000 — код по умолчанию, выберите другой')).toBeVisible();
  await typePin(page, 'Новый ПИН-код', 'Новый ПИН-код', '5678');
  await typePin(page, 'Новый ПИН-код', 'Ещё раз', '5678');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('ПИН-код изменён')).toHaveCount(1);

  await page.goto('/movies/volchiy-chas/player');
  await typePin(page, 'Введите ПИН-код', 'ПИН-код', '1234');
  await expect(page.getByText('Неверный ПИН-код')).toBeVisible();
  await typePin(page, 'Введите ПИН-код', 'ПИН-код', '5678');
  await new PlayerPage(page).playsUntil(1);
});

test('a PIN is given up by a code, and no film asks for it any more [PIN-004, PIN-007, PIN-008, PIN-020]', async ({
  page,
  stack,
}) => {
  await signIn(page, family);
  await page.goto('/my/settings');
  await pressRow(page, /^Отключить ПИН-код/);

  const dialog = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await expect(dialog.getByLabel('Код из СМС')).toBeFocused();
  await page.keyboard.type(await codeFor(stack, family));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await page.goto('/movies/volchiy-chas/player');
  await new PlayerPage(page).playsUntil(1);
});
