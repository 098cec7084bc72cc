import { watchLink } from '../page-objects/film.ts';
import { PlayerPage } from '../page-objects/player.ts';
import { codeFor } from '../support/outbox.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typePin } from '../support/type-pin.ts';

const family = '+79000000002';

test('an adult title asks the family account for its PIN, which leads back to the film when it is closed, and then plays', async ({
  page,
  noise,
}) => {
  const dialog = page.getByRole('dialog');
  await signIn(page, family);
  await page.goto('/movies/volchiy-chas/player');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/movies\/volchiy-chas$/);

  await watchLink(page).click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await typePin(dialog, '9999');
  await expect(dialog.getByText('Неверный ПИН-код')).toBeVisible();
  await typePin(dialog, '1234');

  await expect(dialog).toBeHidden();
  await new PlayerPage(page).playsUntil(1);
  // The browser reports the status of the refused call by itself.
  expect(noise().filter((line) => !line.includes('403'))).toEqual([]);
});

test('a visitor is asked to sign in for an adult title', async ({ page }) => {
  await page.goto('/movies/volchiy-chas/player');

  await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('a forgotten PIN is reset by an SMS code and the film plays', async ({ page, stack }) => {
  await signIn(page, family);
  await page.goto('/movies/volchiy-chas/player');
  await page.getByRole('dialog').getByRole('button', { name: 'Не помню ПИН-код' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Код из СМС')
    .fill(await codeFor(stack, family));
  await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();

  await new PlayerPage(page).playsUntil(1);
});
