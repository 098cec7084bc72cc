import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ ALLOWED_ORIGINS: 'https://tv.example' });
});

const ask = async (headers: Record<string, string>, method = 'GET') => {
  const answer = await backend.partiesApp?.request('http://localhost:4002/ads/vast?slot=preroll', {
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
    const answer = await ask({ origin });
    const preflight = await ask({ origin, 'access-control-request-method': 'POST' }, 'OPTIONS');

    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
