import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const validate = (caller: TestCaller, pin: string) =>
  caller.send('POST', '/profiles/pin/validate', { body: { pin_code: pin } });

describe('validatePin', () => {
  it('stops after five wrong PINs, even the right one, and says for how long', async () => {
    const caller = await backend.signedIn(2);
    for (const pin of ['1111', '2222', '3333', '4444', '5555']) await validate(caller, pin);

    const refused = await validate(caller, '1234');

    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      error_code: 1000115,
      description: 'Слишком много попыток. Попробуйте позже',
      retry_after_seconds: expect.closeTo(600, -2),
    });
    expect(refused.headers.get('retry-after')).toBe(
      String((refused.body as { retry_after_seconds: number }).retry_after_seconds),
    );
  });

  it('lets through five of many tries at once', async () => {
    const caller = await backend.signedIn(2);

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => validate(caller, String(2000 + index))),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  it('counts the tries of all sessions of a profile together', async () => {
    const first = await backend.signedIn(2);
    const second = await backend.signedIn(2);
    for (const pin of ['1111', '2222', '3333']) await validate(first, pin);
    for (const pin of ['4444', '5555']) await validate(second, pin);

    expect((await validate(first, '1234')).status).toBe(429);
  });

  it('counts the tries of all profiles of an account together', async () => {
    const child = await backend.signedIn(2);
    for (const pin of ['1111', '2222', '3333']) await validate(child, pin);
    await child.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });
    for (const pin of ['4444', '5555']) await validate(child, pin);

    expect((await validate(child, '6666')).status).toBe(429);
  });

  it('stops for the day after fifteen wrong PINs', async () => {
    const child = await backend.signedIn(2);
    for (let tries = 0; tries < 15; tries++) {
      backend.pass(121);
      expect((await validate(child, String(2000 + tries))).status).toBe(200);
    }

    backend.pass(3600);
    const refused = await validate(child, '1234');

    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ retry_after_seconds: expect.closeTo(81_000, -4) });
  });

  it('does not wait for a clock that was a day ahead and was set back', async () => {
    const caller = await backend.signedIn(2);
    backend.pass(24 * 3600);
    for (const pin of ['1111', '2222', '3333', '4444', '5555', '6666']) await validate(caller, pin);

    backend.pass(-24 * 3600);

    expect((await validate(caller, '1234')).body).toEqual({ valid: true });
  });

  it('asks again after ten minutes', async () => {
    const caller = await backend.signedIn(2);
    for (const pin of ['1111', '2222', '3333', '4444', '5555', '6666']) await validate(caller, pin);

    backend.pass(601);
    const answer = await validate(caller, '1234');

    expect(answer.body).toEqual({ valid: true });
  });

  it('forgets wrong PINs after a right one', async () => {
    const caller = await backend.signedIn(2);
    for (const pin of ['1111', '2222', '3333', '4444', '1234']) await validate(caller, pin);

    for (const pin of ['1111', '2222', '3333', '4444']) await validate(caller, pin);

    expect((await validate(caller, '1234')).body).toEqual({ valid: true });
  });

  it('does not count 0000, which every flow tries unasked [PIN-002]', async () => {
    const caller = await backend.signedIn(2);
    for (let flow = 0; flow < 8; flow += 1) await validate(caller, '0000');

    expect((await validate(caller, '1234')).body).toEqual({ valid: true });
  });

  it.each(['123', '12345', '12a4', ''])('refuses %j as no PIN [PIN-010]', async (pin) => {
    const caller = await backend.signedIn(2);

    expect((await validate(caller, pin)).body).toMatchObject({ error_code: 1000001 });
  });
});

describe('changePin', () => {
  it('refuses 0000 and keeps the PIN [PIN-009]', async () => {
    const caller = await backend.signedIn(2);

    const refused = await caller.send('POST', '/profiles/pin/change', {
      body: { old_pin: '1234', new_pin: '0000' },
    });

    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      error_code: 1000114,
      description: 'ПИН-код 0000 установить нельзя',
    });
    expect((await validate(caller, '1234')).body).toEqual({ valid: true });
  });

  it('refuses a wrong old PIN, and counts it as a try', async () => {
    const caller = await backend.signedIn(2);
    const change = (old: string) =>
      caller.send('POST', '/profiles/pin/change', { body: { old_pin: old, new_pin: '4321' } });
    const answers = [];
    for (const old of ['1111', '2222', '3333', '4444', '5555', '6666']) {
      answers.push(await change(old));
    }

    expect(answers.map(({ body }) => (body as { error_code: number }).error_code)).toEqual([
      1000113, 1000113, 1000113, 1000113, 1000113, 1000115,
    ]);
  });
});

describe('deletePin', () => {
  it('refuses without a proof, with a wrong code and with a used one [PIN-006]', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/auth/codes/sms', {
      body: { phone: '+79000000002', purpose: 'auth' },
    });
    const code = /code (\d+)/.exec(backend.printed.join())?.[1] ?? '';
    const remove = (body: object) => caller.send('POST', '/profiles/pin/delete', { body });
    const wrong = code === '0001' ? '0002' : '0001';

    const answers = [
      await remove({}),
      await remove({ confirmation_code: wrong }),
      await remove({ confirmation_code: code }),
      await remove({ confirmation_code: code }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 200, 400]);
  });
});

describe('editProfile', () => {
  it('refuses a default age limit above the highest one', async () => {
    const caller = await backend.signedIn(2);

    const refused = await caller.send('PATCH', '/profiles/demo-2-profile-3', {
      body: { default_age_limit_id: 'age-16' },
    });

    expect(refused.status).toBe(400);
  });

  it.each([
    ['an unknown age limit', { default_age_limit_id: 'age-99' }],
    ['a picture that is no icon', { icon: { id: 'poster-alibi' } }],
    ['an empty name', { name: '   ' }],
    ['a name of 21 characters', { name: 'а'.repeat(21) }],
  ])('refuses %s', async (_, body) => {
    const caller = await backend.signedIn(2);

    const refused = await caller.send('PATCH', '/profiles/demo-2-profile-1', { body });

    expect(refused.body).toMatchObject({ error_code: 1000001 });
  });
});
