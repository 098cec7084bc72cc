import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { codeSentTo, openVisitor, wrongCodeFor } from '../../testing/visitor.ts';

const phone = '+79000000103';

let backend: TestBackend;
let visitor: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  visitor = await openVisitor(backend);
});

const send = (purpose = 'auth') =>
  visitor.send('POST', '/auth/codes/sms', { body: { phone, purpose } });

const check = (code: string) =>
  visitor.send('POST', '/auth/codes/sms/validate', { body: { phone, code, action: 'auth' } });

describe('validateSmsCode', () => {
  it('refuses the right code after ten minutes', async () => {
    await send();

    backend.pass(601);

    expect((await check(codeSentTo(backend, phone))).body).toMatchObject({ error_code: 1000061 });
  });

  it('accepts the right code just before', async () => {
    await send();

    backend.pass(590);

    expect((await check(codeSentTo(backend, phone))).body).toEqual({ valid: true });
  });

  it('ends a code after five wrong guesses, even before the right one', async () => {
    await send();
    const code = codeSentTo(backend, phone);
    for (let guess = 0; guess < 5; guess += 1) await check(wrongCodeFor(code));

    const refused = await check(code);

    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      error_code: 1000060,
      description: 'Слишком много попыток. Попробуйте позже',
      retry_after_seconds: expect.any(Number),
    });
  });

  it('lets through five of many guesses at once', async () => {
    await send();
    const code = codeSentTo(backend, phone);

    const answers = await Promise.all(Array.from({ length: 40 }, () => check(wrongCodeFor(code))));

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  it('does not count right codes as guesses', async () => {
    await send();
    const code = codeSentTo(backend, phone);
    for (let time = 0; time < 8; time += 1) await check(code);

    expect((await check(code)).body).toEqual({ valid: true });
  });

  it('has only the latest code in force', async () => {
    await send();
    const first = codeSentTo(backend, phone);
    backend.pass(61);
    await send();
    const second = codeSentTo(backend, phone);

    const verdict = first === second ? 200 : (await check(first)).status;

    expect(verdict).toBe(first === second ? 200 : 400);
    expect((await check(second)).status).toBe(200);
  });

  it('gives a new code after one that was guessed to its end', async () => {
    await send();
    const code = codeSentTo(backend, phone);
    for (let guess = 0; guess < 5; guess += 1) await check(wrongCodeFor(code));
    const atOnce = await send();
    backend.pass(61);

    const later = await send();

    expect(atOnce.body).toMatchObject({ error_code: 1000060, retry_after_seconds: 60 });
    expect(later.status).toBe(200);
    expect((await check(codeSentTo(backend, phone))).body).toEqual({ valid: true });
  });
});

describe('migratePhone', () => {
  it('moves only the account of its address', async () => {
    await visitor.send('POST', '/demo/sign-in', { body: { login: 'old@example.org' } });
    await send('migrate_phone');

    const refused = await visitor.send('POST', '/auth/phone', {
      body: {
        confirmation_code: codeSentTo(backend, phone),
        phone,
        email: 'viewer@example.org',
      },
    });

    expect(refused.body).toMatchObject({ error_code: 1000001 });
  });
});

describe('resetPassword', () => {
  it.each([
    ['a short password', { email: 'viewer@example.org', new_password: 'seven77' }],
    ['nobody to reset it for', { new_password: 'battery-staple' }],
  ])('refuses %s [LOGIN-064]', async (_, input) => {
    const refused = await visitor.send('POST', '/auth/password/reset', {
      body: { confirmation_code: '123456', ...input },
    });

    expect(refused.body).toMatchObject({ error_code: 1000001 });
  });
});

describe('validatePassword', () => {
  it('stops after five wrong passwords', async () => {
    await visitor.send('POST', '/demo/sign-in', { body: { login: 'viewer@example.org' } });
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const body = { password: 'wrong-horse' };
      answers.push(await visitor.send('POST', '/auth/password/validate', { body }));
    }

    expect(answers.map(({ body }) => (body as { error_code: number }).error_code)).toEqual([
      1000062, 1000062, 1000062, 1000062, 1000062, 1000060,
    ]);
  });
});
