import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { openVisitor } from '../testing/visitor.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const search = async (text: string) =>
  (await backend.caller().send('GET', `/search?query=${encodeURIComponent(text)}`)).body;

/** A change whose body is written out, because JSON.stringify would leave `__proto__` away. */
const patch = (path: string, body: string, cookie = '') =>
  backend.app.request(`/api/v1${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body,
  });

describe('input', () => {
  it.each(["x'or'1'='1@example.org", "x'--@example.org"])(
    'is no part of a statement: %s',
    async (login) => {
      const check = async (asked: string) => {
        const visitor = await openVisitor(backend);
        const body = { login: asked };
        return (await visitor.send('POST', '/auth/login-check', { body })).body;
      };

      expect(await check(login)).toEqual({ login_mode: 'register', login_type: 'email' });
      expect(await check('viewer@example.org')).toMatchObject({ login_mode: 'authorize' });
    },
  );

  it.each(['.*', '^.+$', '(.+)+$', '[', '%', '_'])(
    'is no pattern of a search: %s',
    async (text) => {
      expect(await search(text)).toEqual({ groups: [] });
    },
  );

  it.each([
    'viewer@example.org\r\nBcc: other@example.org',
    'viewer@example.org,other@example.org\r\n',
    'viewer@example.org\n\nfor you',
    'other,viewer@example.org',
    'other<viewer@example.org>',
  ])('adds nothing to an e-mail: %j', async (email) => {
    const visitor = await openVisitor(backend);

    const answer = await visitor.send('POST', '/auth/codes/email', {
      body: { email, purpose: 'reset_password' },
    });

    expect(answer.body).toMatchObject({ error_code: 1000001 });
    expect(backend.printed.join()).not.toContain('other');
  });

  it('reaches no prototype', async () => {
    const viewer = await backend.signedIn(2);
    const body = '{"__proto__":{"name":"P"},"constructor":{"prototype":{"name":"C"}}}';

    const answer = await patch('/profiles/demo-2-profile-1', body, viewer.cookie());

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ name: 'Мариам' });
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  it('sets no field that its call does not name', async () => {
    const viewer = await backend.signedIn(2);
    const body = JSON.stringify({
      id: 'demo-2-profile-1',
      type: 'master',
      account_id: 'demo-1',
      name: 'Лев',
    });

    const answer = await patch('/profiles/demo-2-profile-3', body, viewer.cookie());
    const { body: own } = await viewer.send('GET', '/profiles');

    expect(await answer.json()).toMatchObject({ id: 'demo-2-profile-3', type: 'additional' });
    expect(own).toMatchObject({ items: [{ type: 'master' }, {}, { name: 'Лев' }] });
  });

  it('is read from the part of the request that the call names, and once', async () => {
    const { send } = backend.caller();
    const one = await send('GET', '/collections?limit=100&limit=1');
    const inHeader = await send('GET', '/collections', { headers: { limit: '1' } });

    expect((one.body as { items: unknown[] }).items).toHaveLength(1);
    expect((inHeader.body as { items: unknown[] }).items.length).toBeGreaterThan(1);
  });
});
