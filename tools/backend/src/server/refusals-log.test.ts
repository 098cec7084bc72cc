import { createTestLog, type TestLog } from '@foyer/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { codeSentTo, openVisitor, signInByPhone, wrongCodeFor } from '../testing/visitor.ts';

const phone = '+79000000002';

let told: TestLog;
let backend: TestBackend;

beforeEach(async () => {
  told = createTestLog('backend', 'info');
  backend = await createTestBackend({ LIMIT_SESSIONS_PER_ADDRESS: '3' }, { log: told.log });
});

describe('the log', () => {
  it('has a line for each sign-in, and says why it was refused', async () => {
    const visitor = await openVisitor(backend);
    await signInByPhone(backend, visitor, phone);
    const other = await openVisitor(backend, { uid: 'browser-0002' });
    await other.send('POST', '/auth/codes/sms', { body: { phone, purpose: 'auth' } });
    const password = wrongCodeFor(codeSentTo(backend, phone));
    const body = { login: phone, login_mode: 'authorize', login_type: 'phone', password };
    await other.send('POST', '/sessions', { body });

    const lines = told.lines().filter(({ operation }) => operation === 'createSession');

    expect(lines).toMatchObject([{ status: 200 }, { status: 400, refusal: 'wrongCode' }]);
    expect(told.texts.join('')).not.toContain(phone.slice(1));
  });

  it('has a line for each call that is not for its caller', async () => {
    await backend.caller().send('GET', '/devices');
    await (await openVisitor(backend)).send('GET', '/devices');

    expect(told.lines().filter(({ operation }) => operation === 'listDevices')).toMatchObject([
      { status: 401, refusal: 'sessionMissing' },
      { status: 403, refusal: 'signInRequired' },
    ]);
  });

  it('has a line for input that is refused and for too many calls', async () => {
    const visitor = await openVisitor(backend);
    await visitor.send('POST', '/auth/codes/sms', { body: { phone: 'x', purpose: 'auth' } });
    await visitor.send('POST', '/auth/codes/sms', {
      body: { phone, purpose: 'auth' },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    for (let call = 0; call < 3; call += 1) await visitor.send('PUT', '/session');

    const refusals = told.lines().map(({ refusal }) => refusal);

    expect(refusals).toContain('invalidRequest');
    expect(refusals).toContain('accessDenied');
    expect(refusals).toContain('tooManyCalls');
  });
});
