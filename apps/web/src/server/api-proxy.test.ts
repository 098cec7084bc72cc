// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accessLog, silentLog } from '@foyer/server';
import { createTestLog } from '@foyer/server/testing';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiProxy } from './api-proxy.ts';

const id = '0d9c1d1e-52a8-4c53-8a43-0c8a0e9dd1f5';

let backend: Server;
let app: Hono;

beforeAll(async () => {
  backend = createServer((request, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () =>
      response.end(
        JSON.stringify({
          url: request.url,
          host: request.headers['x-forwarded-host'],
          viewer: request.headers['x-forwarded-for'],
          label: request.headers['x-label'],
          id: request.headers['x-request-id'],
          body: Buffer.concat(chunks).toString(),
        }),
      ),
    );
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  app = new Hono().all(
    '/api/*',
    accessLog(silentLog),
    apiProxy({
      target: `http://127.0.0.1:${port}`,
      addressOf: () => '203.0.113.5',
      labelOf: ({ hostname }) => (hostname === 'sofit.example' ? 'main' : 'alternate'),
      log: silentLog,
    }),
  );
});

afterAll(() => {
  backend.close();
});

describe('apiProxy', () => {
  it.each(['pages', 'pages/summer', 'page-images', 'page-audit', 'pages-revision'])(
    'lets no call of page editors through: %s',
    async (path) => {
      const answer = await app.request(`http://sofit.example/api/v1/${path}`, {
        headers: { authorization: 'Bearer token' },
      });

      expect(answer.status).toBe(404);
    },
  );

  it('passes path, query and body on, and every cookie back', async () => {
    const answer = await app.request('http://sofit.example/api/v1/echo?a=1', {
      method: 'POST',
      headers: { 'x-forwarded-for': '198.51.100.1', 'x-label': 'alternate', 'x-request-id': id },
      body: 'hello',
    });

    expect(await answer.json()).toEqual({
      url: '/api/v1/echo?a=1',
      host: 'sofit.example',
      viewer: '203.0.113.5',
      label: 'main',
      id,
      body: 'hello',
    });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it.each([
    '/api/v2/x',
    '/api/v1/../__control/outbox',
    '/api/v1/%2e%2e/__control',
    '/api/v1/a%2fb',
  ])('does not forward %s', async (path) => {
    const answer = await app.request(`http://sofit.example${path}`);

    expect(answer.status).toBe(404);
  });

  it('answers 502 while the backend is away, and logs why', async () => {
    const { log, lines, texts } = createTestLog('web');
    const lonely = new Hono().all(
      '/api/*',
      apiProxy({
        target: 'http://127.0.0.1:9',
        addressOf: () => undefined,
        labelOf: () => 'main',
        log,
      }),
    );

    const answer = await lonely.request('http://sofit.example/api/v1/search?query=secret');

    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ error_code: 502 });
    expect(lines()).toMatchObject([
      { level: 'error', error: { type: 'TypeError', message: expect.any(String) as string } },
    ]);
    expect(texts.join('')).not.toContain('secret');
  });
});
