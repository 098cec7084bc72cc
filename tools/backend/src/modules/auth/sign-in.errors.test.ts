import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { codeSentTo, openVisitor } from '../../testing/visitor.ts';

const phone = '+79000000103';

let backend: TestBackend;
let visitor: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  visitor = await openVisitor(backend);
});

const send = (purpose = 'auth') =>
  visitor.send('POST', '/auth/codes/sms', { body: { phone, purpose } });

const signIn = (input: object) =>
  visitor.send('POST', '/sessions', {
    body: {
      login: phone,
      login_mode: 'authorize',
      login_type: 'phone',
      password: 'none',
      ...input,
    },
  });

describe('createSession', () => {
  it('uses a code up', async () => {
    const login = '+79000000002';
    await visitor.send('POST', '/auth/codes/sms', { body: { phone: login, purpose: 'auth' } });
    const password = codeSentTo(backend, login);

    const first = await signIn({ login, password });
    const second = await signIn({ login, password });

    expect([first.status, second.status]).toEqual([200, 400]);
    expect(second.body).toMatchObject({ error_code: 1000061 });
  });

  it('signs one of many in with one code', async () => {
    const login = '+79000000002';
    await visitor.send('POST', '/auth/codes/sms', { body: { phone: login, purpose: 'auth' } });
    const password = codeSentTo(backend, login);

    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn({ login, password })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not take the code of one purpose for another', async () => {
    await send('auth');

    const refused = await signIn({
      login_mode: 'register',
      password: codeSentTo(backend, phone),
    });

    expect(refused.body).toMatchObject({ error_code: 1000061 });
  });

  it('does not sign in to a phone that has no account', async () => {
    await send('auth');

    const refused = await signIn({ password: codeSentTo(backend, phone) });

    expect(refused.body).toMatchObject({ error_code: 1000061 });
  });

  it('does not make a second account of a phone', async () => {
    const login = '+79000000002';
    await visitor.send('POST', '/auth/codes/sms', { body: { phone: login, purpose: 'register' } });

    const refused = await signIn({
      login,
      login_mode: 'register',
      password: codeSentTo(backend, login),
    });

    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ error_code: 1000063 });
  });

  it.each([
    [
      'makes no account by e-mail [LOGIN-002, LOGIN-029]',
      { login: 'new@example.org', login_mode: 'register', login_type: 'email' },
      1000064,
    ],
    [
      'asks an old account for its phone first [LOGIN-028]',
      { login: 'old@example.org', login_type: 'email', password: 'old-horse' },
      1000065,
    ],
    [
      'does not say so to whoever does not know the password',
      { login: 'old@example.org', login_type: 'email', password: 'wrong-horse' },
      1000062,
    ],
    [
      'moves an old account only with the code sent to the phone',
      {
        login: 'old@example.org',
        login_mode: 'migrate_phone',
        login_type: 'email',
        password: 'old-horse',
      },
      1000061,
    ],
    [
      'moves an old account only to a phone that was asked for',
      {
        login: 'old@example.org',
        login_mode: 'migrate_phone',
        login_type: 'email',
        password: 'old-horse',
        confirmation_code: '1234',
      },
      1000061,
    ],
    ['refuses a phone that is said to be an address', { login_type: 'email' }, 1000001],
    ['refuses an address that is said to be a phone', { login: 'viewer@example.org' }, 1000001],
    ['names an account that moves by its address', { login_mode: 'migrate_phone' }, 1000001],
    [
      'resets no password on the way',
      { login: 'viewer@example.org', login_mode: 'reset_password', login_type: 'email' },
      1000001,
    ],
    [
      'knows no account of an address that has none',
      { login: 'nobody@example.org', login_type: 'email' },
      1000062,
    ],
  ])('%s', async (_, input, errorCode) => {
    expect((await signIn(input)).body).toMatchObject({ error_code: errorCode });
  });

  it('moves no account to the phone of another', async () => {
    const taken = '+79000000002';
    await visitor.send('POST', '/auth/codes/sms', {
      body: { phone: taken, purpose: 'migrate_phone' },
    });

    const refused = await signIn({
      login: 'old@example.org',
      login_mode: 'migrate_phone',
      login_type: 'email',
      password: 'old-horse',
      confirmation_code: codeSentTo(backend, taken),
    });

    expect(refused.body).toMatchObject({ error_code: 1000063 });
  });
});
