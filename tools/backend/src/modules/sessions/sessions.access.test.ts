import { beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

describe('getSession', () => {
  it.each([
    ['no cookie', {}],
    ['an unknown token', { cookie: `__Host-foyer=${'x'.repeat(43)}` }],
    ['an empty token', { cookie: '__Host-foyer=' }],
  ])('answers 401 to %s', async (_, headers: Record<string, string>) => {
    const answer = await backend.caller().send('GET', '/session', { headers });

    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ error_code: 1000023, description: 'Сессия закончилась' });
  });

  it('ends a session when it expires', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/visitor');

    backend.pass(31 * 24 * 60 * 60);
    const answer = await caller.send('GET', '/session');

    expect(answer.status).toBe(401);
  });
});

describe('updateSession', () => {
  const day = 24 * 60 * 60;

  it('is all that a session may do after half its life [ERR-007, CALL-013]', async () => {
    const viewer = await backend.signedIn(1);
    backend.pass(90 * day + 1);

    const stale = await viewer.send('GET', '/user');
    const changed = await viewer.send('PUT', '/session/language', { body: { language: 'eng' } });
    const renewed = await viewer.send('PUT', '/session');
    const user = await viewer.send('GET', '/user');

    expect(stale.status).toBe(401);
    expect(stale.body).toEqual({ error_code: 1000053, description: 'Сессию нужно обновить' });
    expect(changed.body).toMatchObject({ error_code: 1000053 });
    expect(renewed.body).toEqual({ session_state: 'normal', is_auth: true });
    expect(user.body).toMatchObject({ is_auth: true, phone: '+79000000001' });
  });

  it('keeps profile and language under a new token', async () => {
    const viewer = await backend.signedIn(2);
    await viewer.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });
    await viewer.send('PUT', '/session/language', { body: { language: 'hye' } });
    const before = viewer.cookie();

    await viewer.send('PUT', '/session');
    const user = await viewer.send('GET', '/user');

    expect(viewer.cookie()).not.toBe(before);
    expect(user.body).toMatchObject({ language: 'hye', profile: { id: 'demo-2-profile-3' } });
  });

  it('leaves the old token a minute, so that two tabs do not sign each other out', async () => {
    const viewer = await backend.signedIn(1);
    const headers = { cookie: viewer.cookie() ?? '' };
    await viewer.send('PUT', '/session');

    const tab = await backend.caller().send('PUT', '/session', { headers });
    backend.pass(61);
    const later = await backend.caller().send('PUT', '/session', { headers });

    expect([tab.status, later.status]).toEqual([200, 401]);
  });

  it('ends an account’s session that nobody renews', async () => {
    const viewer = await backend.signedIn(1);
    backend.pass(180 * day + 1);

    expect((await viewer.send('PUT', '/session')).body).toMatchObject({ error_code: 1000023 });
  });
});

describe('createVisitorSession', () => {
  it('goes on with the session that a visitor has, because another would only cost a row', async () => {
    const visitor = backend.caller();
    await visitor.send('POST', '/sessions/visitor');
    const rows = await backend.db.$count(sessions);

    const again = await visitor.send('POST', '/sessions/visitor');

    expect(again.body).toEqual({ session_state: 'normal', is_auth: false });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await backend.db.$count(sessions)).toBe(rows);
  });

  it('goes on with the session of an account, which a tab from before the sign-in must not end', async () => {
    const viewer = await backend.signedIn(1);

    const again = await viewer.send('POST', '/sessions/visitor');

    expect(again.body).toEqual({ session_state: 'normal', is_auth: true });
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('leaves a restricted session [SESS-005, SESS-006]', async () => {
    const viewer = await backend.signedIn(3);

    const demo = await viewer.send('POST', '/sessions/visitor');
    const devices = await viewer.send('GET', '/devices');

    expect(demo.body).toEqual({ session_state: 'normal', is_auth: false });
    expect(devices.body).toMatchObject({ error_code: 1000109 });
  });

  it('stops at so many new sessions of one address in ten minutes', async () => {
    const open = await createTestBackend(
      { TRUSTED_PROXIES: '127.0.0.1', LIMIT_SESSIONS_PER_ADDRESS: '12' },
      { isKept: true },
    );
    const start = (address: string, caller = open.caller()) =>
      caller.send('POST', '/sessions/visitor', { headers: { 'x-forwarded-for': address } });
    const first = open.caller();
    for (let call = 0; call < 11; call += 1) await start('192.0.2.1', call ? undefined : first);
    // A session that goes on under another token is another one to the limits.
    const renew = () =>
      first.send('PUT', '/session', { headers: { 'x-forwarded-for': '192.0.2.1' } });
    const renewed = await renew();

    const refused = await start('192.0.2.1');
    const other = await start('192.0.2.2');

    expect([renewed.status, (await renew()).status]).toEqual([200, 429]);
    expect(refused.body).toMatchObject({ error_code: 1000055 });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(other.status).toBe(200);
  });

  it('is not renewed without an end', async () => {
    const viewer = await backend.signedIn(1);
    const statuses = [];
    for (let call = 0; call < 61; call += 1) {
      statuses.push((await viewer.send('PUT', '/session')).status);
    }

    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  });
});

describe('embedded pages', () => {
  it('have a session of their own, kept apart by the browser', async () => {
    const headers = { 'x-embed': '1' };
    const created = await backend.caller().send('POST', '/sessions/visitor', { headers });
    const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? '';

    const session = await backend.caller().send('GET', '/session', {
      headers: { ...headers, cookie },
    });

    expect(created.headers.get('set-cookie')).toMatch(
      /^__Host-foyer-embed=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned; Expires=/,
    );
    expect(session.status).toBe(200);
  });
});

describe('GEO_BLOCKED', () => {
  const ask = async (env: Record<string, string>, country: string) => {
    const blocking = await createTestBackend(env, { isKept: true });
    return blocking.caller().send('GET', '/languages', { headers: { 'x-country': country } });
  };

  it('refuses the countries that it names [ERR-011]', async () => {
    const env = { GEO_BLOCKED: 'KP,SY', TRUSTED_PROXIES: '127.0.0.1' };

    const refused = await ask(env, 'sy');
    const other = await ask(env, 'RU');

    expect(refused.status).toBe(451);
    expect(refused.body).toEqual({
      error_code: 1000051,
      description: 'В вашей стране сервис недоступен',
    });
    expect(other.status).toBe(200);
  });

  it('believes nobody but a trusted proxy about the country', async () => {
    expect((await ask({ GEO_BLOCKED: 'KP,SY' }, 'SY')).status).toBe(200);
  });

  it('refuses nobody unless it is set', async () => {
    expect((await ask({ TRUSTED_PROXIES: '127.0.0.1' }, 'SY')).status).toBe(200);
  });
});

describe('createApp', () => {
  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another origin', { origin: 'https://elsewhere.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses a change from %s', async (_, headers: Record<string, string>) => {
    const answer = await backend.caller().send('POST', '/sessions/visitor', { headers });

    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('accepts a change from an allowed origin', async () => {
    const open = await createTestBackend(
      { ALLOWED_ORIGINS: 'https://tv.example', PUBLIC_URL: 'https://foyer.example/start' },
      { isKept: true },
    );
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://tv.example' };

    const answer = await open.caller().send('POST', '/sessions/visitor', { headers });

    expect(answer.status).toBe(200);
  });

  it('refuses a form of another content type', async () => {
    const answer = await backend.app.request('/api/v1/sessions/visitor', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });

    expect(answer.status).toBe(400);
  });

  it('refuses a body beyond its limit', async () => {
    const body = { language: 'x'.repeat(70_000) };

    const answer = await backend.caller().send('PUT', '/session/language', { body });

    expect(answer.status).toBe(413);
  });

  it('says what is wrong in the language of the caller', async () => {
    const headers = { 'accept-language': 'eng' };

    const answer = await backend.caller().send('GET', '/nowhere', { headers });

    expect(answer.body).toEqual({ error_code: 1000002, description: 'Nothing was found' });
  });
});
