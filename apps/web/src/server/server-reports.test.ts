// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLog } from '@foyer/server';
import { createTestLog } from '@foyer/server/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerReports } from './server-reports.ts';

let collector: Server;
let answers = 204;
let received: { path: string | undefined; event: object }[] = [];

beforeEach(async () => {
  received = [];
  answers = 204;
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [, , event = '{}'] = Buffer.concat(chunks).toString().split('\n');
      received.push({ path: request.url, event: JSON.parse(event) as object });
      response.writeHead(answers).end();
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  collector.close();
});

const envWith = (errorDsn: string | undefined) => ({
  errorDsn,
  apiUrl: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  revision: 'abc123',
  hasDemoPowers: false,
  isProduction: true,
});

describe('createServerReports', () => {
  it('logs every error, and reports it with the revision as release [START-005]', async () => {
    const { log, lines } = createTestLog('web');
    const report = createServerReports(envWith('https://key@errors.example/1'), log);
    const error = new TypeError('No block for pin=1234');

    report(error);
    await vi.waitFor(() => expect(received).toHaveLength(1), 5000);

    expect(lines()).toMatchObject([
      { level: 'error', error: { type: 'TypeError', message: 'No block for pin=…' } },
    ]);
    expect(received).toMatchObject([
      {
        path: expect.stringMatching(/^\/api\/v1\/error-reports/),
        event: {
          release: 'abc123',
          environment: 'production',
          exception: { values: [{ type: 'TypeError', value: 'No block for pin=***' }] },
          tags: { source: 'server' },
        },
      },
    ]);
  });

  it('only logs where no service is known', async () => {
    const { log, lines } = createTestLog('web');

    createServerReports(envWith(undefined), log)('refused');
    await new Promise((resolve) => setImmediate(resolve));

    expect(lines()).toMatchObject([{ level: 'error', error: { type: 'string' } }]);
    expect(received).toEqual([]);
  });

  it('goes on when the service fails [START-038]', async () => {
    answers = 500;
    const report = createServerReports(envWith('https://key@errors.example/1'), silentLog);

    report(new Error('first'));
    await vi.waitFor(() => expect(received).toHaveLength(1), 5000);
    report(new Error('second'));

    await vi.waitFor(() => expect(received).toHaveLength(2), 5000);
  });
});
