import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

describe('createVisitorSession', () => {
  it('starts a session without an account [SESS-001, CALL-012, STORE-003]', async () => {
    const caller = backend.caller();

    const created = await caller.send('POST', '/sessions/visitor', { body: {} });
    const session = await caller.send('GET', '/session');

    expect(created.body).toEqual({ session_state: 'normal', is_auth: false });
    expect(session.body).toEqual({ session_state: 'normal', is_auth: false });
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const created = await backend.caller().send('POST', '/sessions/visitor');

    const cookie = created.headers.get('set-cookie') ?? '';

    expect(cookie).toMatch(
      /^__Host-foyer=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Expires=/,
    );
  });

  it('keeps only a hash of the token', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/visitor');
    const token = caller.cookie()?.split('=')[1] ?? '';

    const rows = await backend.db.select().from(sessions);

    expect(token).toHaveLength(43);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('demoSignIn', () => {
  it('signs in and answers who it is', async () => {
    const caller = await backend.signedIn(1);

    const user = await caller.send('GET', '/user');

    expect(user.body).toMatchObject({
      is_auth: true,
      phone: '+79000000001',
      current_time_zone: 'Europe/Moscow',
      profile: { id: 'demo-1-profile-1', type: 'master' },
      system_info: { allowed_login_types: ['phone', 'email'] },
      unread_messages: 0,
    });
  });

  it('restricts a session of an account with five devices [SESS-003]', async () => {
    const caller = await backend.signedIn(3);

    const session = await caller.send('GET', '/session');

    expect(session.body).toEqual({ session_state: 'restricted', is_auth: false });
  });
});

const firstTitle = (menu: unknown) => (menu as { items: { title: string }[] }).items[0]?.title;

describe('setLanguage', () => {
  it('chooses the language of later answers [CALL-014]', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/visitor');

    await caller.send('PUT', '/session/language', { body: { language: 'hye' } });
    const menu = await caller.send('GET', '/menu');

    expect(firstTitle(menu.body)).toBe('Գլխավոր');
  });

  it('gives way to the language of the address', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/visitor');
    await caller.send('PUT', '/session/language', { body: { language: 'hye' } });

    const menu = await caller.send('GET', '/menu?lang=eng');

    expect(firstTitle(menu.body)).toBe('Home');
  });
});

describe('deleteSession', () => {
  it('signs out and clears the cookie [CALL-037]', async () => {
    const caller = await backend.signedIn(1);
    const cookie = caller.cookie() ?? '';

    const deleted = await caller.send('DELETE', '/session');
    const session = await backend.caller().send('GET', '/session', { headers: { cookie } });

    expect(deleted.status).toBe(204);
    expect(deleted.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(session.status).toBe(401);
  });
});
