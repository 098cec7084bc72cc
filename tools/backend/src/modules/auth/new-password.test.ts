import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { codeSentTo, openVisitor } from '../../testing/visitor.ts';

const email = 'viewer@example.org';

let backend: TestBackend;
let visitor: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  visitor = await openVisitor(backend);
});

const signIn = async (password: string) => {
  const body = { login: email, login_mode: 'authorize', login_type: 'email', password };
  return (await visitor.send('POST', '/sessions', { body })).status;
};

async function askForCode(): Promise<string> {
  await visitor.send('POST', '/auth/codes/email', { body: { email, purpose: 'reset_password' } });
  return codeSentTo(backend, email);
}

const set = (password: string, code: string) =>
  visitor.send('POST', '/auth/password/reset', {
    body: { email, confirmation_code: code, new_password: password },
  });

const reset = async (password: string): Promise<number> =>
  (await set(password, await askForCode())).status;

describe('a new password', () => {
  it.each(['sixteen.', 'два слова, и точка.', ' Ends With Spaces ', 'A'.repeat(128)])(
    'may be made of anything, and counts as it was typed: %j',
    async (password) => {
      expect(await reset(password)).toBe(200);

      const others = [password.slice(0, -1), password.toLowerCase(), password.toUpperCase()];
      const statuses = [];
      for (const other of others.filter((text) => text !== password)) {
        statuses.push(await signIn(other));
      }
      expect(statuses).toEqual(statuses.map(() => 400));
      expect(await signIn(password)).toBe(200);
    },
  );

  it.each(['12345678', 'Football', 'foyer-2024', 'Polosa123', 'viewer@example', 'viewer-Foyer-1'])(
    'is refused where it is among the first to be guessed: %s',
    async (password) => {
      const code = await askForCode();

      const refused = await set(password, code);
      const again = await set('battery-staple', code);

      expect(refused.body).toMatchObject({ error_code: 1000138 });
      expect(refused.status).toBe(400);
      expect(again.status).toBe(200);
    },
  );

  it('does not grow too old', async () => {
    await reset('battery-staple');

    backend.pass(5 * 365 * 24 * 60 * 60);
    visitor = await openVisitor(backend);

    expect(await signIn('battery-staple')).toBe(200);
  });
});
