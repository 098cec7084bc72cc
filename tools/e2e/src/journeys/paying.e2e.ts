import type { Page } from '@playwright/test';
import { alive } from '../support/alive.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('explore', async ({ page, stack, noise }) => {
  await signIn(page, '+79000000001');
  await page.goto('/services/vse-vmeste');
  await page.waitForTimeout(3000);
  await page.screenshot({ path: '/tmp/shots/0.png' });
  const buy = page.getByRole('main').getByRole('link', { name: 'Подключить' }).first();
  
  await buy.click({ timeout: 8000 });
  await page.waitForTimeout(2000);
  await page.screenshot({ path: '/tmp/shots/1.png' });
  await dialog(page).getByRole('button').filter({ hasText: '₽' }).first().click({timeout: 8000});
  await page.waitForTimeout(3000);
  await page.screenshot({ path: '/tmp/shots/2.png' });
  console.log(await dialog(page).innerText().catch(() => 'none'), noise());
});
