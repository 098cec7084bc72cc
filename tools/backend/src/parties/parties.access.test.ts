import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ ALLOWED_ORIGINS: 'https://tv.example' });
});

const ask = async (
  headers: Record<string, string>,
  method = 'GET',
  path = '/ads/vast?slot=preroll',
) => {
  const answer = await backend.partiesApp?.request(`http://localhost:4002${path}`, {
    method,
    headers: { host: 'localhost:4002', ...headers },
  });
  if (!answer) throw new Error('There are no parties');
  return answer;
};

describe('createPartiesApp', () => {
  it.each(['evil.example', 'localhost.evil.example:4002', '192.168.1.4:4002'])(
    'does not answer under the name %s',
    async (host) => {
      expect((await ask({ host })).status).toBe(403);
    },
  );

  it.each(['localhost:4002', '127.0.0.1:4002', 'polosa.localhost:4002'])(
    'answers under the name %s',
    async (host) => {
      expect((await ask({ host })).status).toBe(200);
    },
  );

  it.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://polosa.localhost:3000', 'http://polosa.localhost:3000'],
    ['https://tv.example', 'https://tv.example'],
    ['https://evil.example', null],
    ['null', null],
  ])('lets pages of %s read its answers: %s', async (origin, allowed) => {
    const answer = await ask({ origin }, 'GET', '/chat');
    const preflight = await ask(
      { origin, 'access-control-request-method': 'POST' },
      'OPTIONS',
      '/chat',
    );

    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['/ads/vast?slot=preroll', '/ads/track?slot=preroll&event=start', '/ads/unit.js'])(
    'lets pages of every origin read what the ad server answers: %s',
    async (path) => {
      const origin = 'https://evil.example';
      const answer = await ask({ origin }, 'GET', path);
      const asksFirst = { 'access-control-request-method': 'GET' };
      const preflight = await ask(
        { origin, ...asksFirst, 'access-control-request-headers': 'range' },
        'OPTIONS',
        path,
      );

      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(preflight.headers.get('access-control-allow-headers')).toContain('range');
      expect(answer.headers.get('access-control-expose-headers')).toContain('content-range');
    },
  );
});
