import type { BonusProgram, BonusPrograms, BonusRegistration } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { eventCodesOf } from '../../testing/test-purchases.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const programOf = async (caller: TestCaller, id: string) =>
  (await caller.send('GET', `/bonus-programs/${id}`)).body as BonusProgram;

const register = (caller: TestCaller, login: string, id = 'svet', login_type = 'phone') =>
  caller.send('POST', `/bonus-programs/${id}/registration`, { body: { login, login_type } });

const lastCode = () => /code (\d+) \(bonus\)/.exec(backend.printed.at(-1) ?? '')?.[1];

const confirm = (
  caller: TestCaller,
  { request_id }: BonusRegistration,
  code: string | undefined,
  action = 'register',
) =>
  caller.send('POST', '/bonus-programs/svet/confirmation', {
    body: { action, request_id, confirmation_code: code },
  });

describe('listBonusPrograms', () => {
  it('shows how the account stands with each [ENTITY-048, BONUS-005, BONUS-006, BONUS-007]', async () => {
    const caller = await backend.signedIn(5);

    const { items } = (await caller.send('GET', '/bonus-programs')).body as BonusPrograms;

    expect(
      items.map(({ id, status, actions, required_login_type, balance }) => ({
        id,
        status,
        actions,
        required_login_type,
        balance,
      })),
    ).toEqual([
      {
        id: 'svet',
        status: 'active',
        actions: ['use_custom_login'],
        required_login_type: 'phone',
        balance: 1620,
      },
      {
        id: 'avrora',
        status: 'not_registered',
        actions: ['register'],
        required_login_type: 'phone',
        balance: undefined,
      },
      {
        id: 'pisma',
        status: 'processing',
        actions: [],
        required_login_type: 'email',
        balance: undefined,
      },
      {
        id: 'premera',
        status: 'not_registered',
        actions: [],
        required_login_type: 'phone',
        balance: undefined,
      },
    ]);
    expect(items[0]?.activation_terms).toMatch(/^Участие бесплатное/);
  });
});

describe('registerBonus', () => {
  it('takes the account’s own phone without a code, and admits it after a while', async () => {
    const caller = await backend.signedIn(1);

    const registered = await register(caller, '89000000001');
    const processing = await programOf(caller, 'svet');
    backend.pass(30);
    await backend.jobs.run('admit to bonuses');
    const active = await programOf(caller, 'svet');

    expect(registered.body).toEqual({ status: 'processing' });
    expect(processing).toMatchObject({ status: 'processing', login: '+79000000001' });
    expect(active).toMatchObject({ status: 'active', balance: 0 });
    expect(await eventCodesOf(backend, 'demo-1')).toEqual(['bonuses_changed', 'bonuses_changed']);
  });

  it('sends a code to another login, which confirms it [BONUS-001, BONUS-017, BONUS-018, ENTITY-051]', async () => {
    const caller = await backend.signedIn(1);

    const registered = await register(caller, '9000000177');
    const code = lastCode();
    const before = await programOf(caller, 'svet');
    const confirmed = await confirm(caller, registered.body as BonusRegistration, code);

    expect(registered.body).toEqual({
      status: 'need_confirm',
      request_id: expect.any(String) as string,
      resend_after: 60,
    });
    expect(before.status).toBe('not_registered');
    expect(confirmed.body).toMatchObject({
      status: 'processing',
      notification: { display: { message: 'Подключаем программу «Свет»' } },
    });
    expect(await programOf(caller, 'svet')).toMatchObject({ login: '+79000000177' });
  });

  it('is confirmed by mail for a program that wants an address', async () => {
    const caller = await backend.signedIn(1);

    const registered = await register(caller, 'Anna@Example.org', 'pisma', 'email');

    expect(registered.body).toMatchObject({ status: 'need_confirm' });
    expect(backend.printed.at(-1)).toMatch(/^E-mail to anna@example\.org: code \d+ \(bonus\)$/);
  });

  it.each([
    ['a program that is closed', 'premera', '+79000000001', 'phone', 2000043],
    ['a program joined already', 'svet', '+79000000005', 'phone', 2000043],
    ['an address where a phone is wanted', 'svet', 'a@example.org', 'email', 2000043],
    ['another login where only the own one is taken', 'avrora', '+79000000177', 'phone', 2000043],
    ['a phone of another country', 'avrora', '+12025550123', 'phone', 1000001],
  ])('refuses %s [BONUS-009]', async (_, id, login, loginType, error_code) => {
    const caller = await backend.signedIn(5);

    const refused = await register(caller, login, id, loginType);

    expect(refused.body).toMatchObject({ error_code });
  });

  it('refuses a wrong code and a request of another account', async () => {
    const caller = await backend.signedIn(1);
    const other = await backend.signedIn(2);
    const registered = (await register(caller, '9000000177')).body as BonusRegistration;
    const code = lastCode();

    const wrong = await confirm(caller, registered, code === '0001' ? '0002' : '0001');
    const stolen = await confirm(other, registered, code);
    const otherAction = await confirm(caller, registered, code, 'change_login');

    expect([wrong.status, stolen.status, otherAction.status]).toEqual([400, 404, 404]);
    expect(wrong.body).toMatchObject({ error_code: 1000061 });
  });
});

describe('changeBonusLogin', () => {
  it('changes the login of a program joined before, by a code [BONUS-017, BONUS-019]', async () => {
    const caller = await backend.signedIn(5);

    const asked = await caller.send('POST', '/bonus-programs/svet/login', {
      body: { login: '79000000188', login_type: 'phone' },
    });
    await confirm(caller, asked.body as BonusRegistration, lastCode(), 'change_login');
    backend.pass(30);
    await backend.jobs.run('admit to bonuses');

    expect(asked.body).toMatchObject({ status: 'need_confirm' });
    expect(await programOf(caller, 'svet')).toMatchObject({
      status: 'active',
      login: '+79000000188',
      balance: 1620,
    });
  });

  it('is nothing for who has not joined', async () => {
    const caller = await backend.signedIn(1);

    const refused = await caller.send('POST', '/bonus-programs/svet/login', {
      body: { login: '79000000188', login_type: 'phone' },
    });

    expect(refused.body).toMatchObject({ error_code: 2000043 });
  });
});

describe('drawBonus', () => {
  it('brings points once in 24 hours', async () => {
    const caller = await backend.signedIn(5);

    const before = await caller.send('GET', '/bonus-draw');
    const [first, second] = await Promise.all([
      caller.send('POST', '/bonus-draw'),
      caller.send('POST', '/bonus-draw'),
    ]);
    const { balance } = await programOf(caller, 'svet');
    backend.pass(24 * 60 * 60);
    const nextDay = await caller.send('POST', '/bonus-draw');

    expect(before.body).toEqual({ is_available: true });
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    expect([10, 30, 100]).toContain((balance ?? 0) - 1620);
    expect(nextDay.body).toMatchObject({
      is_available: false,
      next_at: expect.any(String) as string,
      prize: { title: expect.stringMatching(/^\d+ баллов$/) as string },
    });
  });

  it('brings a promo code to who is in no program', async () => {
    const caller = await backend.signedIn(1);

    const drawn = await caller.send('POST', '/bonus-draw');
    const activated = await caller.send('POST', '/promo-codes', { body: { code: 'udacha' } });

    expect(drawn.body).toMatchObject({
      prize: { description: expect.stringContaining('UDACHA') as string },
    });
    expect(activated.status).toBe(200);
  });
});
