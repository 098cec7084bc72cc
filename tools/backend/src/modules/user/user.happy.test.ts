import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { openVisitor } from '../../testing/visitor.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend({ TRUSTED_PROXIES: '127.0.0.1' });
});

const userOf = async (caller: TestCaller, path = '/user') => (await caller.send('GET', path)).body;

const systemInfo = {
  allowed_login_types: ['phone', 'email'],
  home_mrf: 'moscow',
  current_mrf: 'moscow',
  client_ip: '127.0.0.1',
  broadcast_type: 'ott',
  location: 'moscow',
  sub_location: 'moscow-center',
  cur_location: 'moscow',
  cur_sub_location: 'moscow-center',
};

describe('getUser', () => {
  it('tells a visitor what anybody may know [LOGIN-054, LOGIN-055]', async () => {
    const visitor = await openVisitor(backend);

    expect(await userOf(visitor)).toEqual({
      is_auth: false,
      current_time_zone: 'Europe/Moscow',
      resend_timers: [],
      system_info: { ...systemInfo, is_test: false },
      unread_messages: 0,
      cur_view_time: 0,
      is_view_time_left: true,
    });
  });

  it('tells a viewer everything about the account [ENTITY-008, ENTITY-010, ENTITY-012, ENTITY-013]', async () => {
    const viewer = await backend.signedIn(2);

    expect(await userOf(viewer)).toEqual({
      is_auth: true,
      phone: '+79000000002',
      current_time_zone: 'Europe/Moscow',
      profile: expect.objectContaining({
        id: 'demo-2-profile-1',
        type: 'master',
        is_child: false,
      }),
      resend_timers: [],
      system_info: { ...systemInfo, san: 'demo-2', is_test: true },
      account_settings: { is_account_blocked: false, btb_type: 'none', auth_mode: 'phone' },
      unread_messages: expect.any(Number),
      cur_view_time: 0,
      is_view_time_left: true,
    });
  });

  it('tells how long a child has watched and may watch [ENTITY-010, ENTITY-011]', async () => {
    const child = await backend.signedIn(2);
    await child.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    expect(await userOf(child)).toMatchObject({
      max_view_time: 3600,
      cur_view_time: 0,
      is_view_time_left: true,
      profile: {
        is_child: true,
        view_limits: { allowed_from: '08:00', allowed_to: '20:00', max_view_time: 3600 },
      },
    });
  });

  it('offers a blocked account its way out, in its language [ENTITY-009, ACCT-007, ACCT-008]', async () => {
    const blocked = await backend.signedIn(4);

    expect(await userOf(blocked, '/user?lang=eng')).toMatchObject({
      account_settings: {
        is_account_blocked: true,
        block_screen: {
          message: 'The account is blocked',
          submessage: 'Top up the account, and everything opens again',
          icon: 'lock',
          available_actions: [
            {
              type: 'link',
              screen_name: 'account_refill',
              title: 'Top up',
              url: expect.stringMatching(/\/payments\/refill\?account=./),
            },
            { type: 'link', screen_name: 'my_collection', title: 'My collection' },
            { type: 'logout', title: 'Sign out' },
          ],
        },
      },
    });
  });

  it('counts down until another code is sent, in this session only [LOGIN-053]', async () => {
    const visitor = await openVisitor(backend);
    const other = await openVisitor(backend, { uid: 'browser-0002' });
    const sms = { phone: '+79000000101', purpose: 'auth' };
    const email = { email: 'viewer@example.org', purpose: 'reset_password' };
    await visitor.send('POST', '/auth/codes/sms', { body: sms });
    backend.pass(10);
    await visitor.send('POST', '/auth/codes/sms', { body: { ...sms, purpose: 'register' } });
    await visitor.send('POST', '/auth/codes/email', { body: email });
    backend.pass(15);

    const timers = (await userOf(visitor)) as { resend_timers: unknown[] };
    backend.pass(60);

    expect(timers.resend_timers).toHaveLength(2);
    expect(timers.resend_timers).toEqual(
      expect.arrayContaining([
        { login: '+79000000101', seconds: 45 },
        { login: 'viewer@example.org', seconds: 45 },
      ]),
    );
    expect(await userOf(visitor)).toMatchObject({ resend_timers: [] });
    expect(await userOf(other)).toMatchObject({ resend_timers: [] });
  });

  it('names the language once it was chosen [LANG-003, LANG-005, LANG-008]', async () => {
    const viewer = await backend.signedIn(2);
    const before = await userOf(viewer);

    await viewer.send('PUT', '/session/language', { body: { language: 'hye' } });
    const next = await backend.signedIn(2);

    expect(before).not.toHaveProperty('language');
    expect(await userOf(viewer)).toMatchObject({ language: 'hye' });
    expect(await userOf(next)).toMatchObject({ language: 'hye' });
  });

  it('names the address of the viewer, not that of the web server', async () => {
    const visitor = await openVisitor(backend, { address: '203.0.113.7' });

    expect(await userOf(visitor)).toMatchObject({ system_info: { client_ip: '203.0.113.7' } });
  });
});
