import type { AnalyticsBatch, Operation } from '@foyer/contract';
import { analyticsCommonFixture } from '@foyer/contract/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../client.ts';
import { ApiError, NetworkError } from '../errors.ts';
import { createAnalytics, type Analytics, type AnalyticsInput } from './create-analytics.ts';
import { errorEventOf } from './error-event.ts';

const AT = '2026-11-21T18:00:00.000Z';

const view = (path: string): AnalyticsInput => ({ type: 'page_view', path });

const opened: Analytics[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const analytics of opened.splice(0)) analytics.close();
  vi.useRealTimers();
});

const pathsOf = ({ events }: AnalyticsBatch) =>
  events.map((event) => ('path' in event ? event.path : event.type));

/** Analytics of a page whose service refuses so many batches first. */
function start({ refusals = 0, takesBeacons = true } = {}) {
  const batches: AnalyticsBatch[] = [];
  const beacons: { url: string; body: Blob }[] = [];
  const page = new EventTarget();
  const call = async (_operation: Operation, input: object): Promise<unknown> => {
    batches.push((input as { body: AnalyticsBatch }).body);
    if (batches.length <= refusals) throw new ApiError('collectAnalytics', 500);
    return { accepted: 1, refused: [] };
  };
  const analytics = createAnalytics({
    client: { call: call as Client['call'] },
    baseUrl: 'https://foyer.test',
    common: () => analyticsCommonFixture,
    sendBeacon: (url, body) => {
      if (takesBeacons) beacons.push({ url, body });
      return takesBeacons;
    },
    page,
    now: () => new Date(AT),
  });
  opened.push(analytics);
  return {
    analytics,
    batches,
    page,
    sent: () => batches.map(pathsOf),
    beacons: () =>
      Promise.all(
        beacons.map(async ({ body }) => pathsOf(JSON.parse(await body.text()) as AnalyticsBatch)),
      ),
    beaconTypes: () => beacons.map(({ url, body }) => [url, body.type]),
  };
}

describe('createAnalytics', () => {
  it('sends events together after five seconds, with who sends and when they were [ANALYTICS-001]', async () => {
    const { analytics, batches } = start();

    analytics.report(view('/'));
    analytics.report(view('/movies'));
    await vi.advanceTimersByTimeAsync(4999);
    const early = batches.length;
    await vi.advanceTimersByTimeAsync(1);

    expect(early).toBe(0);
    expect(batches).toEqual([
      {
        common: analyticsCommonFixture,
        events: [
          { type: 'page_view', path: '/', at: AT },
          { type: 'page_view', path: '/movies', at: AT },
        ],
      },
    ]);
  });

  it('keeps the moment of what was long ago', async () => {
    const { analytics, batches } = start();

    analytics.report(view('/'), new Date('2026-11-21T17:59:00Z'));
    await vi.advanceTimersByTimeAsync(5000);

    expect(batches[0]?.events).toEqual([
      { type: 'page_view', path: '/', at: '2026-11-21T17:59:00.000Z' },
    ]);
  });

  it('does not wait once there are twenty', async () => {
    const { analytics, sent } = start();
    const paths = Array.from({ length: 21 }, (_, index) => `/${index}`);

    for (const path of paths) analytics.report(view(path));
    await vi.advanceTimersByTimeAsync(0);
    const first = sent();
    await vi.advanceTimersByTimeAsync(5000);

    expect(first).toEqual([paths.slice(0, 20)]);
    expect(sent()).toEqual([paths.slice(0, 20), ['/20']]);
  });

  it('sends a batch that did not arrive once more, and then gives it up', async () => {
    const { analytics, sent } = start({ refusals: 2 });

    analytics.report(view('/'));
    await vi.advanceTimersByTimeAsync(10_000);
    analytics.report(view('/movies'));
    await vi.advanceTimersByTimeAsync(10_000);

    expect(sent()).toEqual([['/'], ['/'], ['/movies']]);
  });

  it('keeps no more than two hundred waiting events, the newest', async () => {
    const { analytics, beacons } = start({ refusals: 9 });

    for (let index = 0; index < 500; index += 1) analytics.report(view(`/${index}`));
    analytics.flush();
    const paths = (await beacons()).flat();

    expect([paths.length, paths[0], paths.at(-1)]).toEqual([200, '/300', '/499']);
  });

  it('sends the rest by a beacon when the page is hidden', async () => {
    const { analytics, page, beacons, beaconTypes } = start();

    analytics.report(view('/'));
    page.dispatchEvent(new Event('visibilitychange'));

    expect(await beacons()).toEqual([['/']]);
    expect(beaconTypes()).toEqual([['https://foyer.test/api/v1/analytics', 'application/json']]);
  });

  it('keeps what a beacon could not take for the next batch', async () => {
    const { analytics, sent } = start({ takesBeacons: false });

    analytics.report(view('/'));
    analytics.flush();
    await vi.advanceTimersByTimeAsync(5000);

    expect(sent()).toEqual([['/']]);
  });

  it('reports nothing more once it is closed', async () => {
    const { analytics, sent, beacons } = start();

    analytics.report(view('/'));
    analytics.close();
    analytics.report(view('/movies'));
    await vi.advanceTimersByTimeAsync(10_000);

    expect([await beacons(), sent()]).toEqual([[['/']], []]);
  });
});

describe('errorEventOf', () => {
  const place = { method: 'GET', path: '/media-items/none', query: 'lang=eng' };

  it('reports a refused call with its place, code and sentence [ERR-015]', () => {
    const failure = new ApiError('getMediaItem', 404, {
      error_code: 1000002,
      description: 'Not found',
    });

    expect(errorEventOf(failure, place, 'normal')).toEqual({
      type: 'error',
      description: 'Not found',
      session_state: 'normal',
      status: 404,
      error_code: 1000002,
      ...place,
    });
  });

  it('reports a call without an answer with its reason [ERR-016]', () => {
    const failure = new NetworkError('getUser', 'ERR_NETWORK');

    expect(errorEventOf(failure, { method: 'GET', path: '/user' }, undefined)).toEqual({
      type: 'error',
      description: 'getUser: no answer, ERR_NETWORK',
      reason: 'ERR_NETWORK',
      method: 'GET',
      path: '/user',
    });
  });

  it('does not report its own calls, which would never end', () => {
    const failure = new ApiError('collectAnalytics', 500);

    expect(errorEventOf(failure, { method: 'POST', path: '/analytics' }, 'normal')).toBeUndefined();
  });
});
