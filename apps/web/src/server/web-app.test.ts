import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { createWebApp } from './web-app.ts';

describe('createWebApp', () => {
  it('answers the running version to the version check, never from a cache [CALL-002, ROUTE-086]', async () => {
    const app = createWebApp({
      env: readEnv({ REVISION: 'abc123' }),
      handlePage: () => Promise.resolve(new Response('page')),
      clientFolder: undefined,
      reportError: () => undefined,
    });

    const answer = await app.request('/app_info');

    expect(await answer.json()).toEqual({ version: 'abc123' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ["frame-ancestors 'none'", 'DENY'],
    ['frame-ancestors https://partner.example', null],
  ])('tells older browsers what a page says with %s [EMBED-015]', async (policy, told) => {
    const headers = { 'content-security-policy': `default-src 'none'; ${policy}` };
    const app = createWebApp({
      env: readEnv({}),
      handlePage: () => Promise.resolve(new Response('page', { headers })),
      clientFolder: undefined,
      reportError: () => undefined,
    });

    const answer = await app.request('/embed/7');

    expect(answer.headers.get('x-frame-options')).toBe(told);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
