// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createTestComposer } from './testing/test-composer.ts';

const nonceIn = (text: string): string | undefined => /nonce[="-]+([\w+/]+=*)/.exec(text)?.[1];

describe('createComposerApp', () => {
  it('answers its document at every place, with a nonce of this answer alone', async () => {
    const { ask } = createTestComposer();

    const [one, other] = await Promise.all([ask('/'), ask('/pages/landing')]);

    const policy = one.headers.get('content-security-policy') ?? '';
    expect(nonceIn(policy)).toHaveLength(24);
    expect(nonceIn(await one.text())).toBe(nonceIn(policy));
    expect(nonceIn(other.headers.get('content-security-policy') ?? '')).not.toBe(nonceIn(policy));
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/', '/session', '/api/v1/pages', '/assets/none.js', '/live'])(
    'says of every answer what browsers may do with it: %s',
    async (path) => {
      const { headers } = await createTestComposer().ask(path);

      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      });
    },
  );

  it('guards its page, its sessions and its calls alike', async () => {
    const { ask } = createTestComposer();
    const statusOf = async (path: string, init: RequestInit) => (await ask(path, init)).status;

    const host = { headers: { host: 'evil.example' } };
    const origin = { headers: { origin: 'https://sofit.example' } };
    expect(await statusOf('/', host)).toBe(403);
    expect(await statusOf('/session', { method: 'POST', ...origin })).toBe(403);
    expect(await statusOf('/api/v1/pages/x', { method: 'PUT', ...origin })).toBe(403);
  });

  it('takes nothing at its pages', async () => {
    const answer = await createTestComposer().ask('/pages/landing', { method: 'POST' });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is alive and ready under any name, for probes', async () => {
    const { ask } = createTestComposer();

    for (const path of ['/live', '/ready']) {
      expect((await ask(path, { headers: { host: '10.1.2.3' } })).status).toBe(200);
    }
  });
});
