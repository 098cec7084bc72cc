// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { TooManyTokens } from './ask-editor.ts';
import { askForVera, createTestComposer, sites } from './testing/test-composer.ts';

const post = (body: string, headers = {}) => ({ method: 'POST', body, headers });
const token = JSON.stringify({ token: 'token-of-vera' });

describe('signInRoutes', () => {
  it('opens a session that no script reads and no other site sends', async () => {
    const { ask } = createTestComposer();

    const answer = await ask('/session', post(token));

    const [cookie = '', ...attributes] = answer.headers.get('set-cookie')?.split('; ') ?? [];
    expect(answer.status).toBe(204);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(cookie).not.toContain('token-of-vera');
    const session = await ask('/session', { headers: { cookie } });
    expect(await session.json()).toEqual({
      editor: { name: 'vera', role: 'publisher' },
      sites,
      can_sign_out: true,
      can_schedule: true,
      can_upload: true,
    });
  });

  it('works without TLS on this machine alone', async () => {
    const { ask } = createTestComposer({ COMPOSER_URL: '' });

    const answer = await ask('/session', post(token));

    expect(answer.headers.get('set-cookie')).not.toContain('Secure');
  });

  it.each([
    ['a token that the service refuses', JSON.stringify({ token: 'token-of-egor' })],
    ['no token', '{}'],
    ['an empty token', JSON.stringify({ token: '' })],
    ['no JSON', 'token-of-vera'],
    ['more than a token', JSON.stringify({ token: 'token-of-vera', more: 'x'.repeat(2048) })],
  ])('refuses %s', async (_what, body) => {
    const { ask } = createTestComposer();

    const answer = await ask('/session', post(body));

    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('says how long to wait after too many wrong tokens, and opens nothing', async () => {
    const { ask } = createTestComposer({}, () => Promise.reject(new TooManyTokens(540)));

    const answer = await ask('/session', post(token));

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '540']);
    expect(await answer.json()).toEqual({ error: 'too_many' });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('gives another session at each sign-in, and ends the one before', async () => {
    const { ask, signIn } = createTestComposer();
    const before = await signIn();

    const answer = await ask('/session', post(token, { cookie: before }));

    const after = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(after).not.toBe(before);
    expect((await ask('/session', { headers: { cookie: before } })).status).toBe(401);
    expect((await ask('/session', { headers: { cookie: after } })).status).toBe(200);
  });

  it('ends a session on the server, not in the browser alone', async () => {
    const { ask, signIn } = createTestComposer();
    const cookie = await signIn();

    const answer = await ask('/session', { method: 'DELETE', headers: { cookie } });

    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await ask('/session', { headers: { cookie } })).status).toBe(401);
  });

  it('takes no caller for the person at this machine without their token', async () => {
    const { ask } = createTestComposer();

    expect((await ask('/session')).status).toBe(401);
    expect((await ask('/session', { headers: { cookie: 'composer_session=x' } })).status).toBe(401);
  });

  it('knows the person at this machine without signing in', async () => {
    const { ask } = createTestComposer({ COMPOSER_URL: '', COMPOSER_TOKEN: 'token-of-vera' });

    expect(await (await ask('/session')).json()).toMatchObject({
      editor: { name: 'vera' },
      can_sign_out: false,
    });
  });

  it('says that a folder of pages takes no pictures and keeps no plans', async () => {
    const { ask, signIn } = createTestComposer({ PAGES_DIR: 'pages' });

    const session = await ask('/session', { headers: { cookie: await signIn() } });

    expect(await session.json()).toMatchObject({ can_schedule: false, can_upload: false });
  });

  it('tells a service that does not answer from a refusal', async () => {
    const { ask } = createTestComposer({}, () => Promise.reject(new Error('no answer')));

    expect((await ask('/session', post(token))).status).toBe(500);
  });

  it('tells the service who shows a token, by what trusted proxies say', async () => {
    const askEditor = vi.fn(askForVera);
    const { app } = createTestComposer({ TRUSTED_PROXIES: '10.0.0.1' }, askEditor);
    const from = (address: string) =>
      app.request(
        'https://composer.example/session',
        post(token, {
          host: 'composer.example',
          origin: 'https://composer.example',
          'x-forwarded-for': '203.0.113.7',
        }),
        {
          incoming: {
            socket: { remoteAddress: address },
            rawHeaders: [],
            headers: {},
            complete: true,
          },
        },
      );

    await from('10.0.0.1');
    await from('198.51.100.9');

    expect(askEditor.mock.calls.map(([, address]) => address)).toEqual([
      '203.0.113.7',
      '198.51.100.9',
    ]);
  });
});
