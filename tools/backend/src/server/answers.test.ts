import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { errorAnswer } from './error-answer.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ TRUSTED_PROXIES: '127.0.0.1' });
});

describe('answers', () => {
  it.each([
    ['what was asked for', '/menu', 200],
    ['a refusal', '/user-that-is-none', 404],
    ['a refusal of input', '/search', 400],
    ['a refusal without a session', '/devices', 401],
  ])('are JSON that no browser reads as a page and no cache keeps: %s', async (_, path, status) => {
    const answer = await backend.caller().send('GET', path);

    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/api/v1/menu', '/api/v1/images/none', '/live', '/nowhere'])(
    'let no page show them in a frame: %s',
    async (path) => {
      const answer = await backend.app.request(path);

      expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    },
  );

  it('lead no call from one scheme to another', async () => {
    const headers = { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'films.example' };

    const answer = await backend.caller().send('POST', '/sessions/visitor', { headers });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('location')).toBeNull();
  });

  it('are for no page of another origin', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

    const answer = await backend.caller().send('GET', '/user', { headers });
    const asked = await backend.app.request('/api/v1/user', {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'GET' },
    });

    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('tell nothing of an error inside', async () => {
    const error = new Error('select phone from accounts: password "open sesame" is wrong');

    const answer = errorAnswer(error, 'eng');
    const text = await answer.text();

    expect(answer.status).toBe(500);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['error_code', 'description']);
    expect(text).not.toMatch(/select|sesame|\.ts/);
  });
});
