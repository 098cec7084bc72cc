import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { codeSentTo, openVisitor } from '../../testing/visitor.ts';

const phone = '+79000000002';
const migrating = 'old@example.org';
const newPhone = '+79000000102';

/** Longer than a proof is good. */
const STALE_SECONDS = 5 * 60 + 1;

const proofRequired = { error_code: 1000137 };

let backend: TestBackend;
let own: TestCaller;
let other: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
});

/** Two sessions of an account. */
async function signInTwice(login: string): Promise<void> {
  own = await openVisitor(backend, { uid: 'browser-0001' });
  other = await openVisitor(backend, { uid: 'browser-0002' });
  for (const caller of [own, other]) {
    await caller.send('POST', '/demo/sign-in', { body: { login } });
  }
}

const statusOf = async (caller: TestCaller) => (await caller.send('GET', '/user')).status;

const changePin = (caller: TestCaller, oldPin: string, newPin: string) =>
  caller.send('POST', '/profiles/pin/change', { body: { old_pin: oldPin, new_pin: newPin } });

async function movePhone(caller: TestCaller) {
  await caller.send('POST', '/auth/codes/sms', {
    body: { phone: newPhone, purpose: 'migrate_phone' },
  });
  const code = codeSentTo(backend, newPhone);
  return caller.send('POST', '/auth/phone', {
    body: { confirmation_code: code, phone: newPhone, email: migrating },
  });
}

async function resetPassword(caller: TestCaller, code: string) {
  const body = { phone, confirmation_code: code, new_password: 'battery-staple' };
  return caller.send('POST', '/auth/password/reset', { body });
}

/** Titles in the journal of an account. */
async function journal(caller: TestCaller): Promise<unknown[]> {
  const { body } = await caller.send('GET', '/messages');
  return (body as { items: { title: unknown }[] }).items.map(({ title }) => title);
}

describe('a moved phone', () => {
  beforeEach(() => signInTwice(migrating));

  it('ends the other sessions of the account and keeps the one that moved it', async () => {
    expect((await movePhone(own)).status).toBe(204);

    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401]);
  });

  it('takes a proof that is fresh, not the code of the new phone alone', async () => {
    backend.pass(STALE_SECONDS);

    expect((await movePhone(own)).body).toMatchObject(proofRequired);
    expect(await statusOf(other)).toBe(200);
  });
});

describe('a new PIN', () => {
  beforeEach(() => signInTwice(phone));

  it('has the other sessions of the account asked again, and its own not', async () => {
    expect((await changePin(own, '1234', '4321')).status).toBe(200);

    const create = (caller: TestCaller) =>
      caller.send('POST', '/profiles', { body: { name: 'Лёва' } });
    expect((await create(other)).body).toMatchObject({ ...proofRequired, proof: 'pin' });
    expect((await create(own)).status).toBe(201);
  });
});

describe('a new password', () => {
  beforeEach(() => signInTwice(phone));

  it('is set by who is signed in, with a code sent to the login and not without', async () => {
    const refused = await resetPassword(own, '0000');
    await own.send('POST', '/auth/codes/sms', {
      body: { phone, purpose: 'reset_password' },
    });
    const set = await resetPassword(own, codeSentTo(backend, phone));

    expect(refused.body).toMatchObject({ error_code: 1000061 });
    expect(set.status).toBe(200);
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401]);
  });
});

describe('the journal', () => {
  it('says what was changed', async () => {
    await signInTwice(migrating);
    await changePin(own, '0000', '4321');
    await movePhone(own);

    const titles = await journal(own);

    expect(titles).toContain('Изменён ПИН-код');
    expect(titles).toContain('Изменён номер телефона');
    expect(titles).not.toContain('Изменён пароль');
  });
});
