import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('explore', async ({ page, stack, noise }) => {
  test.setTimeout(60_000);
  let n = 0;
  const shot = async (name: string) => {
    await page.waitForTimeout(1200);
    n += 1;
    await page.screenshot({ path: `/tmp/shots/${n}-${name}.png` });
    console.log('----', name, await dialog(page).innerText({ timeout: 2000 }).catch(() => 'none'));
  };
  await signIn(page, '+79000000001');
  await page.goto('/services/vse-vmeste');
  await page.waitForTimeout(2000);
  await page.getByRole('main').getByRole('link', { name: 'Подключить' }).first().click();
  await shot('options');
  await dialog(page).getByRole('button', { name: 'К оплате' }).click({ timeout: 3000 });
  await shot('methods');
  await dialog(page).getByRole('radio', { name: /Новая карта|карт/ }).first().check({ force: true, timeout: 3000 });
  await dialog(page).getByRole('button', { name: /Ввести карту/ }).click({ timeout: 3000 });
  await shot('card');
  await page.keyboard.type('4000000000003014');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await shot('after');
  await page.waitForTimeout(3000);
  await shot('challenge');
  console.log(page.frames().map((f) => f.url()), noise());
  await page.frameLocator('iframe').getByRole('button', { name: /Подтвердить/ }).click({ timeout: 3000 });
  await page.waitForTimeout(3000);
  await shot('success');
  console.log(page.url(), noise());
});
