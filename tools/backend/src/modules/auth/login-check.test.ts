import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { openVisitor } from '../../testing/visitor.ts';

let backend: TestBackend;
let visitor: TestCaller;

beforeAll(async () => {
  backend = await createTestBackend();
  visitor = await openVisitor(backend);
});

const check = async (body: object) =>
  (await visitor.send('POST', '/auth/login-check', { body })).body;

describe('checkLogin', () => {
  it.each([
    ['a phone with an account', '+79000000002', { login_mode: 'authorize', login_type: 'phone' }],
    ['a phone without one', '+79000000101', { login_mode: 'register', login_type: 'phone' }],
    ['an address with one', 'viewer@example.org', { login_mode: 'authorize', login_type: 'email' }],
    ['an address without one', 'new@example.org', { login_mode: 'register', login_type: 'email' }],
    [
      'an account that must move to a phone',
      'old@example.org',
      { login_mode: 'migrate_phone', login_type: 'email', migrated_from: 'old@example.org' },
    ],
  ])(
    'says how %s goes on [LOGIN-019, LOGIN-020, LOGIN-021, LOGIN-022]',
    async (_, login, answer) => {
      expect(await check({ login })).toEqual(answer);
    },
  );

  it.each(['79000000002', '+7 (900) 000-00-02', '  7 900 000 00 02 '])(
    'takes digits and signs for a phone: %j [LOGIN-044]',
    async (login) => {
      expect(await check({ login })).toEqual({ login_mode: 'authorize', login_type: 'phone' });
    },
  );

  it('makes no difference between small and capital letters', async () => {
    expect(await check({ login: 'Viewer@Example.ORG' })).toEqual({
      login_mode: 'authorize',
      login_type: 'email',
    });
  });

  it.each(['viewer', 'viewer@', '123', 'a b@example.org'])('refuses %j', async (login) => {
    expect(await check({ login })).toMatchObject({ error_code: 1000001 });
  });

  it('says whether an account may move to a phone [CALL-003]', async () => {
    const free = await check({ login: '+79000000101', mode: 'migrate_phone' });
    const taken = await check({ login: '+79000000002', mode: 'migrate_phone' });
    const address = await check({ login: 'new@example.org', mode: 'migrate_phone' });

    expect(free).toEqual({ login_mode: 'migrate_phone', login_type: 'phone' });
    expect(taken).toMatchObject({ error_code: 1000063 });
    expect(address).toMatchObject({ error_code: 1000001 });
  });

  it('is not for long lists of logins', async () => {
    const open = await createTestBackend({ TRUSTED_PROXIES: '127.0.0.1' });
    const caller = await openVisitor(open, { address: '2001:db8::1' });
    const ask = (address: string) =>
      caller.send('POST', '/auth/login-check', {
        body: { login: '+79000000002' },
        headers: { 'x-forwarded-for': address },
      });
    for (let call = 0; call < 300; call += 1) await ask(`2001:db8::${call}`);

    const refused = await ask('2001:db8::ffff');
    const other = await ask('2001:db8:1::1');

    expect(refused.body).toMatchObject({ error_code: 1000055 });
    expect(other.status).toBe(200);
  });
});
