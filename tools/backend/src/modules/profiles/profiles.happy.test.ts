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

const isValid = async (caller: TestCaller, pin: string): Promise<unknown> =>
  (await caller.send('POST', '/profiles/pin/validate', { body: { pin_code: pin } })).body;

describe('listProfiles', () => {
  it('lists the profiles of the account, the master first [CALL-015]', async () => {
    const caller = await backend.signedIn(2);

    const { body } = await caller.send('GET', '/profiles');

    expect(body).toMatchObject({
      items: [
        {
          name: 'Мариам',
          type: 'master',
          default_age_limit_id: 'age-16',
          max_age_limit_id: 'age-18',
        },
        { name: 'Илья', type: 'additional' },
        {
          name: 'Лёва',
          type: 'additional',
          default_age_limit_id: 'age-6',
          max_age_limit_id: 'age-6',
        },
      ],
    });
  });
});

describe('validatePin', () => {
  it('accepts 0000 while no PIN was set [PIN-001, CALL-017]', async () => {
    const caller = await backend.signedIn(1);

    expect(await isValid(caller, '0000')).toEqual({ valid: true });
    expect(await isValid(caller, '1234')).toEqual({ valid: false });
  });

  it('accepts the PIN that was set, and 0000 no more', async () => {
    const caller = await backend.signedIn(2);

    expect(await isValid(caller, '1234')).toEqual({ valid: true });
    expect(await isValid(caller, '0000')).toEqual({ valid: false });
  });
});

describe('changePin', () => {
  it('puts the new PIN in force at once [CALL-019]', async () => {
    const caller = await backend.signedIn(2);

    const changed = await caller.send('POST', '/profiles/pin/change', {
      body: { old_pin: '1234', new_pin: '4321' },
    });

    expect(changed.body).toMatchObject({
      notification: { display: { message: 'ПИН-код изменён' } },
    });
    expect(await isValid(caller, '4321')).toEqual({ valid: true });
    expect(await isValid(caller, '1234')).toEqual({ valid: false });
  });
});

describe('deletePin', () => {
  it('returns the PIN to 0000 after a code sent to the phone [PIN-006, PIN-007]', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/auth/codes/sms', {
      body: { phone: '+79000000002', purpose: 'reset_password' },
    });
    const code = /code (\d+)/.exec(backend.printed.join())?.[1];

    const deleted = await caller.send('POST', '/profiles/pin/delete', {
      body: { confirmation_code: code },
    });

    expect(deleted.status).toBe(200);
    expect(await isValid(caller, '0000')).toEqual({ valid: true });
  });

  it('returns the PIN to 0000 after the password [PIN-006, CALL-018]', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/demo/sign-in', { body: { login: 'viewer@example.org' } });
    await caller.send('POST', '/profiles/pin/change', {
      body: { old_pin: '0000', new_pin: '2222' },
    });

    await caller.send('POST', '/profiles/pin/delete', { body: { password: 'correct-horse' } });

    expect(await isValid(caller, '0000')).toEqual({ valid: true });
  });
});

describe('switchProfile', () => {
  it('makes another profile the session’s own [CALL-016]', async () => {
    const caller = await backend.signedIn(2);

    const switched = await caller.send('POST', '/profiles/switch', {
      body: { id: 'demo-2-profile-3' },
    });
    const user = await caller.send('GET', '/user');

    expect(switched.body).toMatchObject({ notification: { event_type: 'display' } });
    expect(user.body).toMatchObject({ profile: { name: 'Лёва' } });
  });

  it('leads back from a child with the PIN', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    const switched = await caller.send('POST', '/profiles/switch', {
      body: { id: 'demo-2-profile-1', pin_code: '1234' },
    });

    expect(switched.status).toBe(200);
  });
});

describe('editProfile', () => {
  it('changes what is given and nothing else [CALL-021]', async () => {
    const caller = await backend.signedIn(2);

    const { body } = await caller.send('PATCH', '/profiles/demo-2-profile-2', {
      body: { name: ' Илья Петрович ', default_age_limit_id: 'age-12' },
    });

    expect(body).toMatchObject({
      name: 'Илья Петрович',
      default_age_limit_id: 'age-12',
      max_age_limit_id: 'age-18',
      purchase_limits: { is_pin_required: true },
    });
  });
});
