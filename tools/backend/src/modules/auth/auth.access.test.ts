import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { codeSentTo, openVisitor, signInByPhone, wrongCodeFor } from '../../testing/visitor.ts';

const phone = '+79000000002';
const email = 'viewer@example.org';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend({ TRUSTED_PROXIES: '127.0.0.1' });
});

const send = (caller: TestCaller) =>
  caller.send('POST', '/auth/codes/sms', { body: { phone, purpose: 'auth' } });

const check = (caller: TestCaller, code: string) =>
  caller.send('POST', '/auth/codes/sms/validate', { body: { phone, code, action: 'auth' } });

const signIn = (caller: TestCaller, password: string) =>
  caller.send('POST', '/sessions', {
    body: { login: email, login_mode: 'authorize', login_type: 'email', password },
  });

describe('codes', () => {
  it('are good in the session that asked for them only', async () => {
    const owner = await openVisitor(backend);
    const stranger = await openVisitor(backend, { uid: 'browser-0002' });
    await send(owner);
    const code = codeSentTo(backend, phone);

    const stolen = await check(stranger, code);
    const own = await check(owner, code);

    expect(stolen.body).toMatchObject({ error_code: 1000061 });
    expect(own.body).toEqual({ valid: true });
  });

  it('are not ended by the wrong guesses of strangers', async () => {
    const owner = await openVisitor(backend, { address: '192.0.2.1' });
    const stranger = await openVisitor(backend, { uid: 'browser-0002', address: '192.0.2.2' });
    await send(owner);
    const code = codeSentTo(backend, phone);
    await send(stranger);
    for (let guess = 0; guess < 20; guess += 1) await check(stranger, wrongCodeFor(code));

    expect((await check(owner, code)).body).toEqual({ valid: true });
  });

  it('grow longer for a phone whose codes are being guessed', async () => {
    for (let round = 0; round < 2; round += 1) {
      const guesser = await openVisitor(backend, { address: `192.0.2.${round + 1}` });
      await send(guesser);
      const code = codeSentTo(backend, phone);
      for (let guess = 0; guess < 5; guess += 1) await check(guesser, wrongCodeFor(code));
    }
    const owner = await openVisitor(backend, { address: '192.0.2.9' });

    const sent = await send(owner);
    const code = codeSentTo(backend, phone);

    expect(sent.body).toEqual({ resend_after_seconds: 60, code_length: 6 });
    expect(code).toMatch(/^\d{6}$/);
    expect((await check(owner, code)).body).toEqual({ valid: true });
  });

  it('stop going to one phone from one address, and go on from others', async () => {
    const answers = [];
    for (let call = 0; call < 6; call += 1) {
      answers.push(await send(await openVisitor(backend, { address: '192.0.2.1' })));
    }
    const elsewhere = await send(await openVisitor(backend, { address: '192.0.2.2' }));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(elsewhere.status).toBe(200);
  });

  it('stop going to a phone that many ask them for, but not to its own devices', async () => {
    const home = { uid: 'browser-home', address: '198.51.100.1' };
    await signInByPhone(backend, await openVisitor(backend, home), phone);
    const statuses = [];
    for (let call = 0; call < 12; call += 1) {
      const address = `192.0.2.${call + 1}`;
      statuses.push((await send(await openVisitor(backend, { address }))).status);
    }

    const own = await send(await openVisitor(backend, home));

    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(own.status).toBe(200);
  });

  it('stop going out for one address', async () => {
    const caller = await openVisitor(backend, { address: '192.0.2.1' });
    const statuses = [];
    for (let call = 0; call < 101; call += 1) {
      const other = `+7901${String(call).padStart(7, '0')}`;
      const body = { phone: other, purpose: 'register' };
      statuses.push((await caller.send('POST', '/auth/codes/sms', { body })).status);
    }

    expect(statuses).toEqual([...Array<number>(100).fill(200), 429]);
  });
});

describe('passwords', () => {
  it('stop being tried from an address after five wrong ones, and not from others', async () => {
    const stranger = await openVisitor(backend, { address: '192.0.2.1' });
    const owner = await openVisitor(backend, { uid: 'browser-0002', address: '192.0.2.2' });
    const codes = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      codes.push(
        ((await signIn(stranger, 'wrong-horse')).body as { error_code: number }).error_code,
      );
    }

    const right = await signIn(stranger, 'correct-horse');
    const own = await signIn(owner, 'correct-horse');

    expect(codes).toEqual([1000062, 1000062, 1000062, 1000062, 1000062, 1000060]);
    expect(right.status).toBe(429);
    expect(own.status).toBe(200);
  });

  it('can be tried again after ten minutes', async () => {
    const caller = await openVisitor(backend);
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn(caller, 'wrong-horse');

    backend.pass(601);

    expect((await signIn(caller, 'correct-horse')).status).toBe(200);
  });

  it('of one profile are counted apart from those of another', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/demo/sign-in', { body: { login: email } });
    const again = backend.caller();
    await again.send('POST', '/demo/sign-in', { body: { login: 'old@example.org' } });
    const validate = (who: TestCaller, password: string) =>
      who.send('POST', '/auth/password/validate', { body: { password } });
    for (let attempt = 0; attempt < 6; attempt += 1) await validate(caller, 'wrong-horse');

    expect((await validate(again, 'old-horse')).body).toEqual({ valid: true });
  });
});
