import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts, outbox } from '../../database/schema.ts';
import { openMessageHook, settingsOf, type MessageHook } from '../../testing/message-hook.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { createAttempts } from '../attempts/attempts.ts';
import { codeSentTo, openVisitor } from '../../testing/visitor.ts';

const phone = '+79000000002';
const email = 'anna@example.org';
const migrating = 'old@example.org';
const newPhone = '+79000000102';
const DAY_SECONDS = 24 * 60 * 60;
const label = { 'x-label': 'main' };

let hook: MessageHook;
let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  hook = await openMessageHook();
  backend = await createTestBackend(settingsOf(hook));
});

afterEach(async () => {
  await backend.close();
  hook.close();
});

async function signIn(login: string): Promise<void> {
  caller = await openVisitor(backend);
  await caller.send('POST', '/demo/sign-in', { body: { login } });
}

const give = (login: string, more: Partial<typeof accounts.$inferInsert>) =>
  backend.db.update(accounts).set(more).where(eq(accounts.login, login));

/** What was sent of changes: by which channel, to whom, and the text. */
async function sent(): Promise<unknown[][]> {
  const rows = await backend.db.select().from(outbox).orderBy(asc(outbox.id));
  return rows
    .filter(({ purpose }) => purpose === 'account_change')
    .map(({ channel, recipient, text }) => [channel, recipient, text]);
}

const changePin = (oldPin: string, newPin: string) =>
  caller.send('POST', '/profiles/pin/change', {
    body: { old_pin: oldPin, new_pin: newPin },
    headers: label,
  });

async function guessWrong(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await caller.send('POST', '/profiles/pin/validate', {
      body: { pin_code: '9876' },
      headers: label,
    });
  }
}

const wrongPins = 'Софит: ПИН-код несколько раз ввели неверно. Не вы? Смените пароль.';

describe('a change of an account', () => {
  it('is told to its phone and its address, in its language and for the label', async () => {
    await give(phone, { email, language: 'eng' });
    await signIn(phone);

    expect((await changePin('1234', '4321')).status).toBe(200);

    expect(await sent()).toEqual([
      ['sms', phone, 'Sofit: The PIN was changed. Not you? Change your password.'],
      [
        'email',
        email,
        expect.stringMatching(/^The PIN was changed\.\n\nIf it was not you, .*\n\nSofit$/u),
      ],
    ]);
  });

  it('is told by the sender of codes, without a secret', async () => {
    await signIn(phone);
    await changePin('1234', '4321');
    const { message } = await hook.taken(1);

    expect(message).toMatchObject({
      purpose: 'account_change',
      change: 'pin',
      recipient: phone,
      sender: 'Софит',
    });
    expect(message).not.toHaveProperty('code');
    expect(message.text).not.toMatch(/1234|4321/u);
  });

  it('of a moved phone is told where the account was before', async () => {
    await give(migrating, { phone: '+79000000777' });
    await signIn(migrating);
    await caller.send('POST', '/auth/codes/sms', {
      body: { phone: newPhone, purpose: 'migrate_phone' },
    });
    const confirmation_code = codeSentTo(backend, newPhone);
    const body = { confirmation_code, phone: newPhone, email: migrating };
    expect((await caller.send('POST', '/auth/phone', { body })).status).toBe(204);

    expect(await sent()).toEqual([
      ['sms', '+79000000777', expect.stringContaining('Изменён номер телефона')],
      ['email', migrating, expect.stringContaining('Изменён номер телефона')],
    ]);
  });

  it('of the password is told to the login that it is for', async () => {
    await signIn(phone);
    await caller.send('POST', '/auth/codes/sms', { body: { phone, purpose: 'reset_password' } });
    const confirmation_code = codeSentTo(backend, phone);
    const body = { phone, confirmation_code, new_password: 'battery-staple' };
    expect((await caller.send('POST', '/auth/password/reset', { body })).status).toBe(200);

    expect(await sent()).toEqual([['sms', phone, expect.stringContaining('Изменён пароль')]]);
  });

  it('that opens nothing to others is told in the journal alone', async () => {
    await signIn(phone);
    await caller.send('POST', '/profiles', { body: { name: 'Лёва' } });

    expect(await sent()).toEqual([]);
  });

  it('takes ten messages a day at most, and leaves the recipient codes', async () => {
    await signIn(phone);
    const now = () => new Date();
    const attempts = createAttempts({ db: backend.db, now });
    for (let time = 0; time < 9; time += 1) {
      await attempts.take(`change-send-day:${phone}`, { tries: 10, windowSeconds: DAY_SECONDS });
    }
    await changePin('1234', '4321');
    await changePin('4321', '1234');
    expect(await sent()).toHaveLength(1);
    const asked = { body: { phone, purpose: 'reset_password' } };
    expect((await caller.send('POST', '/auth/codes/sms', asked)).status).toBe(200);

    backend.pass(DAY_SECONDS);
    await signIn(phone);
    await changePin('1234', '4321');
    expect(await sent()).toHaveLength(2);
  });
});

describe('guesses of the PIN', () => {
  const journal = async () => {
    const { body } = await caller.send('GET', '/messages');
    return (body as { items: { title: unknown }[] }).items.map(({ title }) => title);
  };
  const title = 'ПИН-код несколько раз ввели неверно';

  it('are told once they are stopped, and not before', async () => {
    await signIn(phone);
    await guessWrong(4);
    expect(await sent()).toEqual([]);

    await guessWrong(3);
    expect(await sent()).toEqual([['sms', phone, wrongPins]]);
    expect((await journal()).filter((one) => one === title)).toEqual([title]);
  });

  it('are told with each stop: three in a day', async () => {
    await signIn(phone);
    for (let round = 0; round < 5; round += 1) {
      await guessWrong(6);
      backend.pass(601);
    }

    expect(await sent()).toHaveLength(3);
  });

  it('of a child are told in the journal of the master alone', async () => {
    await signIn(phone);
    await caller.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });
    await guessWrong(5);
    expect(await journal()).not.toContain(title);

    await signIn(phone);
    expect(await journal()).toContain(title);
  });

  it('are none where the last try was right', async () => {
    await signIn(phone);
    await guessWrong(4);
    await caller.send('POST', '/profiles/pin/validate', { body: { pin_code: '1234' } });
    await guessWrong(4);

    expect(await sent()).toEqual([]);
  });
});
