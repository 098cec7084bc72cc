// @vitest-environment node
import { ApiError, NetworkError } from '@foyer/client';
import { expect, it, vi } from 'vitest';
import { hearAnalytics, type AnalyticsWord } from '../../analytics/analytics-relay.ts';
import { createFailureRelay } from '../failure-relay.ts';
import type { Shell } from '../shell.types.ts';
import { failedCalls } from './failed-calls.part.ts';

it('reports each failed call without secrets of its address, and nothing of the collector’s own [ANALYTICS-001]', () => {
  const failures = createFailureRelay();
  const send = vi.fn();
  const actor = { send, getSnapshot: () => ({ context: { session: { state: 'normal' } } }) };
  const heard: AnalyticsWord[] = [];
  const stop = hearAnalytics((word) => heard.push(word));
  failedCalls({ page: { failures }, actor } as object as Shell);
  const place = { method: 'GET', path: '/search', query: 'access=CODE&text=a' };

  failures.report(new ApiError('search', 503), place);
  failures.report(new NetworkError('search', 'ERR_NETWORK'), { method: 'GET', path: '/search' });
  failures.report(new ApiError('collectAnalytics', 503), { method: 'POST', path: '/analytics' });
  stop();

  expect(heard).toMatchObject([
    { event: { type: 'error', status: 503, query: 'access=&text=a', session_state: 'normal' } },
    { event: { type: 'error', reason: 'ERR_NETWORK', path: '/search' } },
  ]);
  expect(heard).toHaveLength(2);
  expect(send.mock.calls).toEqual([[{ type: 'transport.failed', status: 503, method: 'GET' }]]);
});
