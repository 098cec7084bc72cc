import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '@foyer/workspace/stack';
import { expect, test } from '../support/answer-test.ts';
import { configOf, mainText, serverPage } from '../support/server-page.ts';

test.describe('a site of one label without demo powers', () => {
  let stack: Stack;

  test.beforeAll(async () => {
    const MESSAGES_FILE = join(tmpdir(), 'foyer-messages.jsonl');
    stack = await startStack({
      env: { LABEL: 'alternate', CONTROL: '', CATALOGUE: 'demo', MESSAGES_FILE },
    });
  });

  test.afterAll(() => stack.stop());

  const post = (path: string, body: object) =>
    fetch(`${stack.webUrl}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('LABEL wins over the host, and the address never chooses', async () => {
    const { document } = await serverPage(stack.webUrl, '/?label=main');

    expect(document.title).toMatch(/Полоса/);
    expect(document.documentElement.getAttribute('data-label')).toBe('alternate');
  });

  test('no process has a demo power', async () => {
    expect((await fetch(`${stack.webUrl}/api/v1/demo/accounts`)).status).toBe(404);
    expect((await post('demo/sign-in', { login: '+79000000002' })).status).toBe(404);
    await expect(fetch(`${stack.controlUrl}/__control/outbox`)).rejects.toThrow();
    expect((await fetch(`${stack.backendUrl}/__control/outbox`)).status).toBe(404);

    const code = await post('auth/codes/sms', { phone: '+79000000150', purpose: 'register' });
    expect(code.status).toBeLessThan(500);
    expect(stack.output()).not.toMatch(/\b\d{4}\b.*(?:code|код)/i);
  });

  test('pages show no keys and open no inspector', async () => {
    const page = await serverPage(stack.webUrl, '/?i18n=cimode&inspect');

    expect(page.document.documentElement.textContent).not.toContain('page.footer.support');
    expect(mainText(page)).not.toBe('');
    expect(configOf(page)).toMatchObject({ hasDemoPowers: false });
  });
});

test('cimode shows keys while demo powers are on', async ({ ask }) => {
  const { document } = await ask('/?i18n=cimode');

  expect(document.querySelector('footer')?.textContent).toContain('page.footer.offer');
});

test('an unknown LABEL is refused with a sentence', async () => {
  await expect(startStack({ env: { LABEL: 'noir' } })).rejects.toThrow('ended before it was ready');
});

test('demo powers refuse an open address without a token', async () => {
  const stack = startStack({ env: { HOST: '0.0.0.0', CONTROL_TOKEN: '' } });

  await expect(stack).rejects.toThrow('ended before it was ready');
});
