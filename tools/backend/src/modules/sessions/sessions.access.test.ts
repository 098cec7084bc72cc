import { beforeAll, describe, expect, it } from 'vitest';
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
    await caller.send('POST', '/sessions/demo');

    backend.pass(31 * 24 * 60 * 60);
    const answer = await caller.send('GET', '/session');

    expect(answer.status).toBe(401);
  });
});

describe('createApp', () => {
  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another origin', { origin: 'https://elsewhere.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses a change from %s', async (_, headers: Record<string, string>) => {
    const answer = await backend.caller().send('POST', '/sessions/demo', { headers });

    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('accepts a change from an allowed origin', async () => {
    const open = await createTestBackend(
      { ALLOWED_ORIGINS: 'https://tv.example', PUBLIC_URL: 'https://foyer.example/start' },
      { isKept: true },
    );
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://tv.example' };

    const answer = await open.caller().send('POST', '/sessions/demo', { headers });

    expect(answer.status).toBe(200);
  });

  it('refuses a form of another content type', async () => {
    const answer = await backend.app.request('/api/v1/sessions/demo', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    });

    expect(answer.status).toBe(400);
  });

  it('refuses a body beyond its limit', async () => {
    const body = { language: 'x'.repeat(70_000) };

    const answer = await backend.caller().send('PUT', '/session/language', { body });

    expect(answer.status).toBe(400);
  });

  it('says what is wrong in the language of the caller', async () => {
    const headers = { 'accept-language': 'eng' };

    const answer = await backend.caller().send('GET', '/nowhere', { headers });

    expect(answer.body).toEqual({ error_code: 1000002, description: 'Nothing was found' });
  });

  it('answers the probes', async () => {
    const health = await backend.app.request('/health');
    const ready = await backend.app.request('/ready');

    expect([health.status, ready.status]).toEqual([200, 200]);
  });
});
