import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, codes, outbox } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { codeSentTo, openVisitor, signInByPhone } from '../../testing/visitor.ts';

const phone = '+79000000101';

let backend: TestBackend;
let visitor: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  visitor = await openVisitor(backend);
});

const post = async (path: string, body: object) =>
  (await visitor.send('POST', path, { body })).body;

const sendSms = (purpose: string) => post('/auth/codes/sms', { phone, purpose });

const checkSms = (code: string, action: string) =>
  post('/auth/codes/sms/validate', { phone, code, action });

const user = async () => (await visitor.send('GET', '/user')).body;

describe('sendSmsCode', () => {
  it('sends four digits that are right for their purpose only [CALL-004, CALL-006, LOGIN-050]', async () => {
    const sent = await sendSms('register');
    const code = codeSentTo(backend, phone);

    expect(sent).toEqual({ resend_after_seconds: 60, code_length: 4 });
    expect(code).toMatch(/^\d{4}$/);
    expect(await checkSms(code, 'auth')).toMatchObject({ error_code: 1000061 });
    expect(await checkSms(code, 'register')).toEqual({ valid: true });
  });

  it('sends nothing within a minute, and says how long to wait [LOGIN-063]', async () => {
    await sendSms('auth');
    backend.pass(20);

    const again = await sendSms('auth');
    const other = await sendSms('register');
    backend.pass(41);
    const later = await sendSms('auth');

    expect(again).toEqual({ resend_after_seconds: 40, code_length: 4 });
    expect([other, later]).toEqual([
      { resend_after_seconds: 60, code_length: 4 },
      { resend_after_seconds: 60, code_length: 4 },
    ]);
    expect(backend.printed).toHaveLength(3);
  });

  it('keeps neither the code nor a hash that the database alone could try codes on', async () => {
    await sendSms('auth');

    const [row] = await backend.db.select().from(codes);

    expect(row).toMatchObject({ recipient: phone, codeHash: expect.stringMatching(/^[\w-]{43}$/) });
    expect(JSON.stringify(row)).not.toContain(`"${codeSentTo(backend, phone)}"`);
  });
});

describe('sendEmailCode', () => {
  it('sends six digits by e-mail [CALL-005, CALL-007, LOGIN-051]', async () => {
    const email = 'Viewer@example.org';

    const sent = await post('/auth/codes/email', { email, purpose: 'reset_password' });
    const code = codeSentTo(backend, 'viewer@example.org');
    const valid = await post('/auth/codes/email/validate', {
      email,
      code,
      action: 'reset_password',
    });
    const [message] = await backend.db.select().from(outbox);

    expect(sent).toEqual({ resend_after_seconds: 60, code_length: 6 });
    expect(code).toMatch(/^\d{6}$/);
    expect(valid).toEqual({ valid: true });
    expect(message).toMatchObject({ channel: 'email', recipient: 'viewer@example.org', code });
  });

  it('sends nothing to an address without an account, and answers alike', async () => {
    const sent = await post('/auth/codes/email', {
      email: 'stranger@example.org',
      purpose: 'reset_password',
    });

    expect(sent).toEqual({ resend_after_seconds: 60, code_length: 6 });
    expect(await backend.db.$count(outbox)).toBe(0);
    expect(backend.printed).toEqual([]);
  });
});

describe('validatePassword', () => {
  it('accepts the password of the account [CALL-008]', async () => {
    await post('/demo/sign-in', { login: 'viewer@example.org' });

    expect(await post('/auth/password/validate', { password: 'correct-horse' })).toEqual({
      valid: true,
    });
  });
});

describe('resetPassword', () => {
  const reset = async (caller: TestCaller, to: object, login: string) => {
    const answer = await caller.send('POST', '/auth/password/reset', {
      body: {
        ...to,
        confirmation_code: codeSentTo(backend, login),
        new_password: 'battery-staple',
      },
    });
    return answer.body;
  };

  const signIn = (password: string) =>
    post('/sessions', {
      login: 'viewer@example.org',
      login_mode: 'authorize',
      login_type: 'email',
      password,
    });

  it('sets a new password by the code sent by e-mail, and signs in [CALL-009]', async () => {
    const email = 'viewer@example.org';
    await post('/auth/codes/email', { email, purpose: 'reset_password' });

    const session = await reset(visitor, { email }, email);
    const signedIn = await user();
    const old = await signIn('correct-horse');
    const renewed = await signIn('battery-staple');

    expect(session).toEqual({ session_state: 'normal', is_auth: true });
    expect(signedIn).toMatchObject({ is_auth: true, email });
    expect(old).toMatchObject({ error_code: 1000062 });
    expect(renewed).toEqual({ session_state: 'normal', is_auth: true });
  });

  it('ends every other session of the account', async () => {
    const intruder = backend.caller();
    await intruder.send('POST', '/demo/sign-in', { body: { login: 'viewer@example.org' } });
    const email = 'viewer@example.org';
    await post('/auth/codes/email', { email, purpose: 'reset_password' });

    await reset(visitor, { email }, email);

    expect((await intruder.send('GET', '/session')).status).toBe(401);
  });

  it('works by the code sent to a phone, too', async () => {
    const login = '+79000000002';
    await post('/auth/codes/sms', { phone: login, purpose: 'reset_password' });

    expect(await reset(visitor, { phone: login }, login)).toEqual({
      session_state: 'normal',
      is_auth: true,
    });
  });

  it('lets an account that must move to a phone in [LOGIN-030]', async () => {
    const email = 'old@example.org';
    await post('/auth/codes/email', { email, purpose: 'reset_password' });

    await reset(visitor, { email }, email);

    expect(await user()).toMatchObject({ is_auth: true, email });
  });
});

describe('migratePhone', () => {
  it('makes a phone the login of the account that is signed in [CALL-010]', async () => {
    await post('/demo/sign-in', { login: 'old@example.org' });
    await sendSms('migrate_phone');

    const moved = await visitor.send('POST', '/auth/phone', {
      body: { confirmation_code: codeSentTo(backend, phone), phone, email: 'old@example.org' },
    });
    const [account] = await backend.db.select().from(accounts).where(eq(accounts.phone, phone));
    const next = await openVisitor(backend, { uid: 'browser-0002' });

    expect(moved.status).toBe(204);
    expect(account).toMatchObject({ id: 'demo-7', login: phone, mustMigrate: false });
    expect(await signInByPhone(backend, next, phone)).toEqual({
      session_state: 'normal',
      is_auth: true,
    });
  });
});
