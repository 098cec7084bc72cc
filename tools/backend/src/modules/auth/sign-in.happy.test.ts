import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { devices, profiles } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { codeSentTo, openVisitor, signInByPhone } from '../../testing/visitor.ts';

let backend: TestBackend;
let visitor: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  visitor = await openVisitor(backend);
});

const post = async (path: string, body: object) =>
  (await visitor.send('POST', path, { body })).body;

const signedIn = { session_state: 'normal', is_auth: true };

const user = async () => (await visitor.send('GET', '/user')).body;

describe('createSession', () => {
  it('signs in by the code sent to a phone [CALL-011, SESS-004]', async () => {
    const session = await signInByPhone(backend, visitor, '+79000000002');

    expect(session).toEqual(signedIn);
    expect(await user()).toMatchObject({
      is_auth: true,
      phone: '+79000000002',
      profile: { id: 'demo-2-profile-1', type: 'master' },
    });
  });

  it('signs in by the password of an e-mail address [CALL-011]', async () => {
    const session = await post('/sessions', {
      login: 'viewer@example.org',
      login_mode: 'authorize',
      login_type: 'email',
      password: 'correct-horse',
    });

    expect(session).toEqual(signedIn);
    expect(await user()).toMatchObject({ is_auth: true, email: 'viewer@example.org' });
  });

  it('makes account, master profile and device of a new phone [LOGIN-002, LOGIN-024]', async () => {
    const phone = '+79000000101';
    await visitor.send('PUT', '/session/language', { body: { language: 'eng' } });
    await post('/auth/codes/sms', { phone, purpose: 'register' });

    const session = await post('/sessions', {
      login: '7 900 000-01-01',
      login_mode: 'register',
      login_type: 'phone',
      password: codeSentTo(backend, phone),
    });
    const list = await visitor.send('GET', '/devices');
    const pin = await post('/profiles/pin/validate', { pin_code: '0000' });

    expect(session).toEqual(signedIn);
    expect(await user()).toMatchObject({
      is_auth: true,
      phone,
      language: 'eng',
      profile: {
        name: 'Main',
        type: 'master',
        icon: { id: 'avatar-1' },
        default_age_limit_id: 'age-18',
        max_age_limit_id: 'age-18',
      },
    });
    expect(list.body).toMatchObject({ devices: [{ uid: 'browser-0001' }] });
    expect(pin).toEqual({ valid: true });
  });

  it('moves an old account to a phone by its password and the code sent to the phone [LOGIN-026, LOGIN-031, LOGIN-061]', async () => {
    const phone = '+79000000101';
    await post('/auth/codes/sms', { phone, purpose: 'migrate_phone' });

    const session = await post('/sessions', {
      login: 'old@example.org',
      login_mode: 'migrate_phone',
      login_type: 'email',
      password: 'old-horse',
      confirmation_code: codeSentTo(backend, phone),
    });
    const check = await post('/auth/login-check', { login: phone });

    expect(session).toEqual(signedIn);
    expect(await user()).toMatchObject({ phone, email: 'old@example.org' });
    expect(check).toEqual({ login_mode: 'authorize', login_type: 'phone' });
  });

  it('signs in by a code that was sent to reset the password [LOGIN-025, LOGIN-066]', async () => {
    const phone = '+79000000002';
    await post('/auth/codes/sms', { phone, purpose: 'reset_password' });

    const session = await post('/sessions', {
      login: phone,
      login_mode: 'reset_password',
      login_type: 'phone',
      password: codeSentTo(backend, phone),
    });

    expect(session).toEqual(signedIn);
  });

  it('sets a new token and ends the session that it replaces', async () => {
    const before = visitor.cookie() ?? '';
    await signInByPhone(backend, visitor, '+79000000002');

    const old = await backend.caller().send('GET', '/session', { headers: { cookie: before } });

    expect(visitor.cookie()).not.toBe(before);
    expect(old.status).toBe(401);
  });

  it('ends the earlier session of the same device', async () => {
    const before = await openVisitor(backend, { uid: 'browser-0009' });
    await signInByPhone(backend, before, '+79000000002');
    const after = await openVisitor(backend, { uid: 'browser-0009' });
    backend.pass(61);

    await signInByPhone(backend, after, '+79000000002');

    expect((await before.send('GET', '/session')).status).toBe(401);
    expect((await after.send('GET', '/session')).body).toEqual(signedIn);
  });

  it('names the device by its browser', async () => {
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const phone = '+79000000001';
    await post('/auth/codes/sms', { phone, purpose: 'auth' });
    await visitor.send('POST', '/sessions', {
      body: {
        login: phone,
        login_mode: 'authorize',
        login_type: 'phone',
        password: codeSentTo(backend, phone),
      },
      headers: { 'user-agent': userAgent },
    });

    const rows = await backend.db.select().from(devices).where(eq(devices.uid, 'browser-0001'));

    expect(rows).toMatchObject([
      { accountId: 'demo-1', terminalName: 'Chrome, Windows', icon: 'computer', title: null },
    ]);
  });

  it('takes the language of the account when it has one [LANG-003]', async () => {
    const first = await openVisitor(backend, { uid: 'browser-0002' });
    await signInByPhone(backend, first, '+79000000002');
    await first.send('PUT', '/session/language', { body: { language: 'hye' } });
    await visitor.send('PUT', '/session/language', { body: { language: 'eng' } });
    backend.pass(61);

    await signInByPhone(backend, visitor, '+79000000002');

    expect(await user()).toMatchObject({ language: 'hye' });
  });

  it('gives a new account one profile only', async () => {
    const phone = '+79000000101';
    await post('/auth/codes/sms', { phone, purpose: 'register' });
    const body = {
      login: phone,
      login_mode: 'register',
      login_type: 'phone',
      password: codeSentTo(backend, phone),
    };
    const count = await backend.db.$count(profiles);

    await Promise.all([post('/sessions', body), post('/sessions', body), post('/sessions', body)]);

    expect(await backend.db.$count(profiles)).toBe(count + 1);
  });
});
