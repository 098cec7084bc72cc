// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createClient, createVisitorSession } from '@foyer/client';
import { createReadiness } from '@foyer/server';
import { createTestLog, type LogLine } from '@foyer/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from './env.ts';
import { createWebApp } from './web-app.ts';

const backendMain = fileURLToPath(
  new URL('../../../../tools/backend/src/main.ts', import.meta.url),
);

const PATIENCE_MS = 120_000;

const web = createTestLog('web', 'info');
let backend: ChildProcess;
let http: Server;
let output = '';
let origin: string;

const backendLines = () =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LogLine);

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-logs-'));
  backend = spawn(process.execPath, [backendMain], {
    env: {
      BACKEND_PORT: '0',
      CATALOGUE: 'none',
      DATA_DIR: folder,
      LOG_LEVEL: 'debug',
      MESSAGES_FILE: join(folder, 'messages.jsonl'),
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  backend.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const apiUrl = await vi.waitFor(() => /ready at (http:[^"]+)/u.exec(output)?.[1] ?? fail(), {
    timeout: PATIENCE_MS,
  });
  const app = createWebApp({
    env: readEnv({ API_URL: apiUrl }),
    log: web.log,
    readiness: createReadiness({}),
    handlePage: () => Promise.resolve(new Response('page')),
    labelOf: () => 'main',
    clientFolder: undefined,
    reportError: () => undefined,
  });
  http = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}, PATIENCE_MS);

afterAll(() => {
  backend.kill();
  http.close();
});

const fail = (): never => {
  throw new Error(`The service is not ready: ${output}`);
};

describe('the id of a call', () => {
  it('leads from the browser through the web server and the service to the query', async () => {
    let id: string | null = null;
    const client = createClient({
      baseUrl: origin,
      revision: 'test',
      fetch: (input, init) => {
        const request = new Request(input, init);
        id = request.headers.get('x-request-id');
        return fetch(request);
      },
    });

    await createVisitorSession(client, { deviceUid: 'zq-browser' });
    const ofService = () => backendLines().filter(({ requestId }) => requestId === id);
    await vi.waitFor(() => expect(ofService().at(-1)).toHaveProperty('status'));

    expect(web.lines()).toMatchObject([
      { requestId: id, route: '/api/*', method: 'POST', status: 200 },
    ]);
    expect(ofService().at(-1)).toMatchObject({
      level: 'info',
      service: 'backend',
      message: 'answered',
      operation: 'createVisitorSession',
      method: 'POST',
      status: 200,
    });
    expect(ofService()).toContainEqual(
      expect.objectContaining({
        level: 'debug',
        query: expect.stringMatching(/^insert into "sessions" .*\$1/u) as string,
      }),
    );
    expect(output + web.texts.join('')).not.toContain('zq-browser');
  });
});
