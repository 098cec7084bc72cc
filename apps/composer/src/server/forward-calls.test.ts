// @vitest-environment node
import { PAGE_IMAGE_MAX_BYTES } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { createTestComposer } from './testing/test-composer.ts';
import { startTestService } from './testing/test-service.ts';

/** A composer over a service, with an editor who is signed in. */
async function start(answer: Parameters<typeof startTestService>[0] = {}) {
  const { apiUrl, calls } = await startTestService(answer);
  const { ask, signIn } = createTestComposer({ API_URL: apiUrl });
  const cookie = await signIn();
  const send = (path: string, init: RequestInit = {}) =>
    ask(path, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } });
  return { ask, send, calls };
}

describe('forwardCalls', () => {
  it('brings a change to the service with the token of the editor, byte for byte', async () => {
    const { send, calls } = await start({ headers: { etag: '"b"' }, body: '{}' });
    const body = '{ "name":\r\n 1.0 }';

    const answer = await send('/api/v1/pages/landing?x=1', {
      method: 'PUT',
      body,
      headers: {
        'content-type': 'application/vnd.foyer.page+json',
        'if-match': '"a"',
        'accept-language': 'hye',
        'idempotency-key': 'k',
        authorization: 'Bearer of-another',
        'x-forwarded-for': '203.0.113.7',
      },
    });

    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"b"']);
    const [call] = calls;
    expect([call?.method, call?.url, call?.body.toString()]).toEqual([
      'PUT',
      '/api/v1/pages/landing?x=1',
      body,
    ]);
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer token-of-vera',
      'content-type': 'application/vnd.foyer.page+json',
      'if-match': '"a"',
      'accept-language': 'hye',
      'idempotency-key': 'k',
      'x-request-id': expect.any(String),
    });
    expect(call?.headers).not.toHaveProperty('cookie');
    // What a browser says of its address is not believed.
    expect(call?.headers).not.toHaveProperty('x-forwarded-for');
  });

  it.each(['pages', 'pages/landing/versions', 'page-images', 'page-audit', 'page-editor'])(
    'knows the calls of page editors: %s',
    async (path) => {
      const { send, calls } = await start();

      await send(`/api/v1/${path}`);

      expect(calls[0]?.headers.authorization).toBe('Bearer token-of-vera');
    },
  );

  it.each(['media-items/metropolis', 'pages-revision', 'pagesx'])(
    'brings no token along to other reading calls: %s',
    async (path) => {
      const { send, calls } = await start();

      await send(`/api/v1/${path}`);

      expect(calls[0]?.headers).not.toHaveProperty('authorization');
    },
  );

  it.each(['sessions', 'purchases', 'pages-revision', 'page-imagesx'])(
    'changes nothing but pages: %s',
    async (path) => {
      const { send, calls } = await start();

      expect((await send(`/api/v1/${path}`, { method: 'POST' })).status).toBe(405);
      expect(calls).toEqual([]);
    },
  );

  it('hands back no cookie of the service, and follows nothing', async () => {
    const headers = { 'set-cookie': 'a=1', location: 'https://evil.example', 'x-other': '1' };
    const { send, calls } = await start({ status: 302, headers });

    const answer = await send('/api/v1/pages');

    expect([answer.status, [...answer.headers.keys()]]).toEqual([
      302,
      expect.not.arrayContaining(['set-cookie', 'location', 'x-other']),
    ]);
    expect(calls).toHaveLength(1);
  });

  it('asks the service nothing for who has no session', async () => {
    const { ask, calls } = await start();

    expect((await ask('/api/v1/pages')).status).toBe(401);
    expect((await ask('/api/v1/pages/x', { method: 'PUT', body: '{}' })).status).toBe(401);
    expect(calls).toEqual([]);
  });

  it.each(['/api/v1/pages/..%2fx', '/api/v1/pages/.%2e%2fx', '/api/v1/pages/a%5cb'])(
    'reaches nothing beside the calls: %s',
    async (path) => {
      const { send, calls } = await start();

      expect((await send(path)).status).toBe(404);
      expect(calls).toEqual([]);
    },
  );

  it('takes the largest picture, and no more, whatever its length says', async () => {
    const { send, calls } = await start();
    const upload = (bytes: number) =>
      send('/api/v1/page-images', {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: { 'content-length': String(bytes) },
      });
    const uploadUntold = (bytes: number) =>
      send('/api/v1/page-images', { method: 'POST', body: new Uint8Array(bytes) });

    expect((await upload(PAGE_IMAGE_MAX_BYTES)).status).toBe(200);
    expect((await upload(PAGE_IMAGE_MAX_BYTES + 1)).status).toBe(413);
    expect((await uploadUntold(PAGE_IMAGE_MAX_BYTES + 1)).status).toBe(413);
    expect(calls).toHaveLength(1);
  });

  it('says that the service does not answer', async () => {
    const { ask, signIn } = createTestComposer({ API_URL: 'http://127.0.0.1:1' });
    const cookie = await signIn();

    expect((await ask('/api/v1/pages', { headers: { cookie } })).status).toBe(502);
  });
});
