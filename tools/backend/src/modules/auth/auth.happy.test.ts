import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

describe('sendSmsCode', () => {
  it('sends a code that is right for its purpose only [CALL-004] [CALL-006]', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/demo');
    const phone = '+79000000101';

    const sent = await caller.send('POST', '/auth/codes/sms', {
      body: { phone, purpose: 'register' },
    });
    const code = new RegExp(`\\${phone}: code (\\d+)`).exec(backend.printed.join('\n'))?.[1];
    const check = (action: string) =>
      caller.send('POST', '/auth/codes/sms/validate', { body: { phone, code, action } });

    expect(sent.body).toEqual({ resend_after_seconds: 60, code_length: 4 });
    expect((await check('auth')).body).toMatchObject({ error_code: 1000061 });
    expect((await check('register')).body).toEqual({ valid: true });
  });

  it('keeps only a hash of the code', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/demo');
    await caller.send('POST', '/auth/codes/sms', {
      body: { phone: '+79000000102', purpose: 'auth' },
    });

    const rows = await backend.db.select().from(codes);

    expect(rows.map(({ codeHash }) => codeHash)).toEqual(
      rows.map(() => expect.stringMatching(/^scrypt\$/)),
    );
  });
});

describe('validatePassword', () => {
  it('accepts the password of the account [CALL-008]', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/demo/sign-in', { body: { login: 'viewer@example.org' } });

    const answer = await caller.send('POST', '/auth/password/validate', {
      body: { password: 'correct-horse' },
    });

    expect(answer.body).toEqual({ valid: true });
  });
});
