// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createReadiness, silentLog } from '@foyer/server';
import { createTestLog } from '@foyer/server/testing';
import { describe, expect, it, vi } from 'vitest';
import { readEnv } from './env.ts';
import { createWebApp } from './web-app.ts';

describe('createWebApp', () => {
  it('answers the running version to the version check, never from a cache [CALL-002, ROUTE-086]', async () => {
    const app = createWebApp({
      env: readEnv({ REVISION: 'abc123' }),
      readiness: createReadiness({}),
      log: silentLog,
      handlePage: () => Promise.resolve(new Response('page')),
      labelOf: () => 'main',
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
      readiness: createReadiness({}),
      log: silentLog,
      handlePage: () => Promise.resolve(new Response('page', { headers })),
      labelOf: () => 'main',
      clientFolder: undefined,
      reportError: () => undefined,
    });

    const answer = await app.request('/embed/7');

    expect(answer.headers.get('x-frame-options')).toBe(told);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/live', '/app_info', '/assets/none.js', '/favicon.ico'])(
    'lets no page show a file or a call in a frame: %s',
    async (path) => {
      const app = createWebApp({
        env: readEnv({}),
        readiness: createReadiness({}),
        log: silentLog,
        handlePage: () => Promise.resolve(new Response('page')),
        labelOf: () => 'main',
        clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
        reportError: () => undefined,
      });

      const { headers } = await app.request(path);

      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it.each([
    ['1', 'application/pdf'],
    ['0', 'text/html'],
  ])('serves the demo’s offer with CONTROL=%s as %s', async (control, type) => {
    const page = new Response('page', { headers: { 'content-type': 'text/html' } });
    const app = createWebApp({
      env: readEnv({ CONTROL: control }),
      readiness: createReadiness({}),
      log: silentLog,
      handlePage: () => Promise.resolve(page),
      labelOf: () => 'main',
      clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
      reportError: () => undefined,
    });

    const answer = await app.request('/offer_recom.pdf');

    expect(answer.headers.get('content-type')).toContain(type);
  });

  it.each([
    ['GET', 200, 1],
    ['HEAD', 200, 1],
    ['POST', 405, 0],
    ['OPTIONS', 405, 0],
  ])('answers %s of a page with %d, having drawn %d', async (method, status, drawn) => {
    const handlePage = vi.fn(() => Promise.resolve(new Response('page')));
    const app = createWebApp({
      env: readEnv({}),
      readiness: createReadiness({}),
      log: silentLog,
      handlePage,
      labelOf: () => 'main',
      clientFolder: undefined,
      reportError: () => undefined,
    });

    const answer = await app.request('/movies', { method });

    expect([answer.status, handlePage.mock.calls.length]).toEqual([status, drawn]);
  });

  it('logs what it answers by its own names, with the id that it answers with', async () => {
    const { log, lines, texts } = createTestLog('web', 'info');
    const app = createWebApp({
      env: readEnv({}),
      log,
      readiness: createReadiness({}),
      handlePage: () => Promise.resolve(new Response('page')),
      labelOf: () => 'main',
      clientFolder: undefined,
      reportError: () => undefined,
    });

    await app.request('/health');
    const version = await app.request('/app_info');
    await app.request('/api/v2/persons/secret?phone=secret');

    expect(lines()).toMatchObject([
      { route: '/app_info', status: 200, requestId: version.headers.get('x-request-id') },
      { route: '/api/*', status: 404 },
    ]);
    expect(texts.join('')).not.toContain('secret');
  });

  it.each([
    ['/assets/a.js', 200],
    ['/assets/', 404],
    ['/assets/..%2f..%2fsecret.txt', 404],
    ['/assets/%2e%2e/%2e%2e/secret.txt', 404],
    ['/assets/..%5c..%5csecret.txt', 404],
    ['/.git/config', 404],
  ])('serves neither lists of files nor files beside the site’s: %s', async (path, status) => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-web-'));
    mkdirSync(join(folder, 'client/assets'), { recursive: true });
    mkdirSync(join(folder, 'client/.git'));
    for (const file of ['secret.txt', 'client/.git/config', 'client/assets/a.js']) {
      writeFileSync(join(folder, file), 'text');
    }
    const app = createWebApp({
      env: readEnv({}),
      readiness: createReadiness({}),
      log: silentLog,
      handlePage: () => Promise.resolve(new Response('page', { status: 404 })),
      labelOf: () => 'main',
      clientFolder: join(folder, 'client'),
      reportError: () => undefined,
    });

    const answer = await app.request(`http://localhost${path}`);

    expect(answer.status).toBe(status);
    rmSync(folder, { recursive: true });
  });
});
