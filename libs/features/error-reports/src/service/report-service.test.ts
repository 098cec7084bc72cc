import { getClient } from '@sentry/react';
import { API_PREFIX, collectErrorReportsOperation } from '@foyer/contract';
import { ApiError, NetworkError } from '@foyer/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportEnvironment } from '@foyer/page-runtime/page/page-state';
import { reportFound } from '@foyer/page-runtime/shell/error-relay';
import { reportsPath, startReportService } from './report-service.ts';

// What a document gives to a recorder, the test's has not.
vi.mock('./session-replay.ts', () => ({ sessionReplay: () => ({ name: 'Replay' }) }));
vi.mock('./page-traces.ts', () => ({ pageTraces: () => ({ name: 'BrowserTracing' }) }));

let stop: () => void = () => undefined;
const send = vi.fn<typeof fetch>();

async function start(environment: ReportEnvironment = 'production') {
  stop = await startReportService({
    dsn: 'https://key@errors.example/1',
    environment,
    revision: 'abc123',
  });
  return getClient();
}

beforeEach(() => {
  send.mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', send);
});

afterEach(async () => {
  stop();
  await getClient()?.close(0);
  vi.unstubAllGlobals();
  send.mockReset();
});

/** The events of the envelopes that were sent. */
async function sentEvents(): Promise<object[]> {
  await getClient()?.flush(1000);
  return send.mock.calls.map(([, init]) => JSON.parse(String(init?.body).split('\n')[2] ?? ''));
}

describe('startReportService', () => {
  it('goes by the call of the contract', () => {
    expect(reportsPath).toBe(API_PREFIX + collectErrorReportsOperation.path);
  });

  it('reports what was found before it had loaded, with the revision as release [START-005]', async () => {
    reportFound({
      error: new TypeError('pin=1234 is wrong'),
      source: 'react',
      componentStack: 'at Page',
    });

    await start();

    expect(await sentEvents()).toMatchObject([
      {
        release: 'abc123',
        environment: 'production',
        exception: { values: [{ type: 'TypeError', value: 'pin=*** is wrong' }] },
        tags: { source: 'react' },
        contexts: { react: { componentStack: 'at Page' } },
      },
    ]);
    expect(send.mock.calls[0]?.[0]).toMatch(/^\/api\/v1\/error-reports/);
  });

  it('tells what nobody caught from what the page went on with', async () => {
    await start();

    reportFound({ error: new Error('lost'), source: 'unhandledrejection' });
    reportFound({ error: new Error('shown'), source: 'router' });

    const handled = (isHandled: boolean) => ({
      exception: { values: [{ mechanism: { handled: isHandled } }] },
    });
    expect(await sentEvents()).toMatchObject([handled(false), handled(true)]);
  });

  it('reports a sentence where there is no error', async () => {
    await start();

    reportFound({ error: 'Script error of a frame', source: 'window.onerror' });

    expect(await sentEvents()).toMatchObject([
      { message: 'Script error of a frame', level: 'error' },
    ]);
  });

  it('reports a call without any answer, and no call that was answered [ERR-004]', async () => {
    await start();

    reportFound({ error: new ApiError('getMenu', 500), source: 'router' });
    reportFound({ error: new NetworkError('getMenu', 'ERR_NETWORK'), source: 'call' });

    expect(await sentEvents()).toMatchObject([
      {
        exception: { values: [{ type: 'NetworkError', value: 'getMenu: no answer, ERR_NETWORK' }] },
      },
    ]);
  });

  it('records a tenth of the sessions [START-034]', async () => {
    expect((await start('demo'))?.getOptions()).toMatchObject({ replaysSessionSampleRate: 0.1 });
  });

  it('records every session with an error [START-035]', async () => {
    expect((await start('demo'))?.getOptions()).toMatchObject({ replaysOnErrorSampleRate: 1 });
  });

  it('traces a twentieth of the loads in production [START-036]', async () => {
    const client = await start('production');

    expect(client?.getOptions().tracesSampleRate).toBe(0.05);
    expect(client?.getIntegrationByName('BrowserTracing')).toBeDefined();
  });

  it('traces nothing outside production [START-037]', async () => {
    const client = await start('development');

    expect(client?.getOptions().tracesSampleRate).toBe(0);
    expect(client?.getIntegrationByName('BrowserTracing')).toBeUndefined();
  });
});
