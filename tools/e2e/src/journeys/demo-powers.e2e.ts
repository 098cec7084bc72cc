import { startStack, type Stack } from '@foyer/workspace/stack';
import { expect, test } from '../support/test.ts';

test.describe('without CONTROL', () => {
  let stack: Stack;

  test.beforeAll(async () => {
    stack = await startStack({ env: { CONTROL: '' } });
  });

  test.afterAll(() => stack.stop());

  test('the address opens no inspector', async ({ page }) => {
    await page.goto(`${stack.webUrl}/?inspect`);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');

    await expect(page.getByRole('button', { name: /^Flows/ })).toHaveCount(0);
  });

  test('no process has a demo power', async ({ request }) => {
    const accounts = await request.get(`${stack.webUrl}/api/v1/demo/accounts`);
    expect(accounts.status()).toBe(404);
    const signIn = await request.post(`${stack.webUrl}/api/v1/demo/sign-in`, {
      data: { login: '+79000000002' },
    });
    expect(signIn.status()).toBe(404);
    await expect(fetch(`${stack.controlUrl}/__control/outbox`)).rejects.toThrow();
    await expect(
      fetch(`${stack.backendUrl}/__control/outbox`).then(({ status }) => status),
    ).resolves.toBe(404);
    const code = await request.post(`${stack.webUrl}/api/v1/auth/codes/sms`, {
      data: { phone: '+79000000150', purpose: 'register' },
    });
    expect(code.status()).toBeLessThan(500);
    expect(stack.output()).not.toMatch(/\b\d{4}\b.*(?:code|код)/i);
    const page = await (await request.get(`${stack.webUrl}/?i18n=cimode`)).text();
    expect(page).not.toContain('page.footer.support');
  });
});

test('cimode shows keys while demo powers are on', async ({ request, baseURL }) => {
  const page = await (await request.get(`${baseURL}/?i18n=cimode`)).text();

  expect(page).toContain('page.footer.support');
});

test('the live inspector shows the running flows while demo powers are on', async ({ page }) => {
  await page.goto('/?inspect');
  await page.getByRole('button', { name: 'Flows: 0' }).waitFor();
  // A visitor's flows begin with the first sign that somebody is there, once the page can hear it.
  await expect(async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await page.getByRole('button', { name: /^Flows: [1-9]/ }).click({ timeout: 1000 });
  }).toPass();

  await expect(page.getByRole('complementary', { name: 'Inspector' })).toContainText('app');
});

test('demo powers refuse an open address without a token', async () => {
  const stack = startStack({ env: { HOST: '0.0.0.0', CONTROL_TOKEN: '' } });

  await expect(stack).rejects.toThrow('ended before it was ready');
});
