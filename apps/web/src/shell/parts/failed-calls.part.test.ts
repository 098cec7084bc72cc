// @vitest-environment node
import { ApiError, NetworkError } from '@foyer/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { hearAnalytics, type AnalyticsWord } from '@foyer/page-runtime/shell/analytics-relay';
import { createFailureRelay } from '@foyer/page-runtime/shell/failure-relay';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { reportChange } from '../made-changes.ts';
import { failedCalls } from './failed-calls.part.ts';

/** Starts the part beside flows that run, or begin to later; what it tells them lands in `send`. */
function start(isRunning = true) {
  const watchers: (() => void)[] = [];
  const run = () => {
    isRunning = true;
    for (const watch of watchers) watch();
  };
  const failures = createFailureRelay();
  const send = vi.fn();
  const actor = {
    send,
    getSnapshot: () => ({
      context: { session: { state: 'normal' } },
      matches: (state: string) => isRunning && state === 'running',
    }),
    subscribe: (watch: () => void) => {
      watchers.push(watch);
      return { unsubscribe: () => undefined };
    },
  };
  onTestFinished(failedCalls({ page: { failures }, actor } as object as Shell));
  return { failures, send, run };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('reports each failed call without secrets of its address, and nothing of the collector’s own [ANALYTICS-001]', () => {
  const { failures, send } = start();
  const heard: AnalyticsWord[] = [];
  const stop = hearAnalytics((word) => heard.push(word));
  const place = { method: 'GET', path: '/search', query: 'access=CODE&text=a', beganAtMs: 0 };

  failures.report(new ApiError('search', 503), place);
  failures.report(new NetworkError('search', 'ERR_NETWORK'), {
    method: 'GET',
    path: '/search',
    beganAtMs: 0,
  });
  failures.report(new ApiError('collectAnalytics', 503), {
    method: 'POST',
    path: '/analytics',
    beganAtMs: 0,
  });
  stop();

  expect(heard).toMatchObject([
    { event: { type: 'error', status: 503, query: 'access=&text=a', session_state: 'normal' } },
    { event: { type: 'error', reason: 'ERR_NETWORK', path: '/search' } },
  ]);
  expect(heard).toHaveLength(2);
  expect(send.mock.calls).toEqual([[{ type: 'transport.failed', status: 503, method: 'GET' }]]);
});

it('takes no call for the end of a session that was sent before there was that session', () => {
  const { failures, send } = start();
  vi.spyOn(performance, 'now').mockReturnValue(200);
  reportChange('createSession', { session_state: 'normal', is_auth: true });
  const place = { method: 'GET', path: '/user' };

  failures.report(new ApiError('getUser', 401), { ...place, beganAtMs: 100 });
  failures.report(new ApiError('getUser', 503), { ...place, beganAtMs: 100 });
  failures.report(new ApiError('getUser', 401), { ...place, beganAtMs: 300 });

  expect(send.mock.calls).toEqual([
    [{ type: 'transport.failed', status: 503, method: 'GET' }],
    [{ type: 'transport.failed', status: 401, method: 'GET' }],
  ]);
});

it('tells the flows of what failed before they ran, once they do', () => {
  const { failures, send, run } = start(false);
  const place = { method: 'GET', path: '/media-views/movies' };
  failures.report(new ApiError('getMediaView', 503), { ...place, beganAtMs: 0 });
  failures.report(new ApiError('getUser', 401), { ...place, beganAtMs: 0 });
  expect(send).not.toHaveBeenCalled();

  reportChange('createSession', { session_state: 'normal', is_auth: true });
  run();

  expect(send.mock.calls).toEqual([[{ type: 'transport.failed', status: 503, method: 'GET' }]]);
});
