import { analyticsEventTypes, type AnalyticsEvent } from '@foyer/contract';
import { analyticsCommonFixture, analyticsEventFixture } from '@foyer/contract/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { controlCaller } from '../../testing/control-caller.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

const at = '2026-11-21T18:00:00.000Z';
const content = { content_id: 'metropolis', content_type: 'media_item' };
const playback = {
  ...content,
  at,
  playback_session_id: 's1',
  media_type: 'vod',
  profile_id: 'p1',
  position: 12.5,
} as const;

/** One event of each type that playbacks report. */
const playbackEvents: AnalyticsEvent[] = [
  { type: 'playback_init', ...playback },
  { type: 'playback_start', ...playback, start_ms: 480 },
  { type: 'playback_status', ...playback },
  { type: 'playback_pause', ...playback, reason: 'user' },
  { type: 'playback_resume', ...playback, reason: 'adv' },
  { type: 'playback_set_position', ...playback, from: 10, to: 25 },
  { type: 'playback_stop', ...playback, watched: 300 },
  {
    type: 'playback_error',
    ...playback,
    reason: '1-3-1001',
    is_critical: true,
    severity: 2,
    category: 3,
  },
  {
    type: 'playback_ad',
    ...playback,
    action: 'error',
    ad: {
      ad_place_type: 'preroll',
      ad_position: 1,
      url: 'http://localhost:4002/ads/vast',
      duration: 10,
      result_code: -1,
      ad_partner_id: 'p1',
      ad_system: 'Foyer demo ads',
      ad_id: 'ad-1',
    },
  },
  {
    type: 'quality_metrics',
    ...playback,
    interval: 300,
    played: 299.6,
    stalls: 1,
    stalled_ms: 400,
    dropped_frames: 3,
    heights: [{ height: 1080, seconds: 299.6 }],
  },
];

/** One event of each other type. */
const otherEvents: AnalyticsEvent[] = [
  { type: 'start_app', at, reason: 'start', is_new_visit: true },
  { type: 'page_view', at, path: '/movies' },
  { type: 'quit', at, path: '/movies', variant: 'exit_frame' },
  { type: 'button_click', at, button_id: 'like' },
  { type: 'item_click', at, ...content, block_id: 'main-1', position: 3 },
  { type: 'block_focus', at, block_id: 'main-1', position: 1 },
  { type: 'block_change', at, block_id: 'main-1', position: 2 },
  { type: 'target_view', at, target_id: 'banner-1' },
  { type: 'social_click', at, network: 'tg' },
  { type: 'store_click', at, store: 'rustore' },
  { type: 'feedback', at, ...content, text: 'нет звука,плохое качество' },
  { type: 'promo_activation_success', at },
  { type: 'promo_activation_error', at, error_code: 2000021, description: 'Нет' },
  { type: 'payment_step', at, ...content, step: 'confirm', method: 'card' },
  { type: 'message_shown', at, message_id: 'm1' },
  { type: 'message_clicked', at, message_id: 'm1' },
  { type: 'content_rating', at, ...content, rating: 9 },
  {
    type: 'error',
    at,
    description: 'Нет такой страницы',
    session_state: 'normal',
    error_code: 1000002,
    status: 404,
    method: 'GET',
    path: '/media-items/none',
    query: 'lang=eng',
  },
];

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const control = controlCaller(() => backend);

const collect = (events: unknown[], more: { headers?: Record<string, string> } = {}) =>
  backend
    .caller()
    .send('POST', '/analytics', { body: { common: analyticsCommonFixture, events }, ...more });

const collected = async (query = '') => (await control('GET', `/__control/analytics${query}`)).body;

describe('collectAnalytics', () => {
  it('keeps every event that the documents name, whole and in order [ANALYTICS-001, AD-036, ERR-015, ANALYTICS-002]', async () => {
    const events = [...otherEvents, ...playbackEvents];

    const { status, body } = await collect(events);

    expect([status, body]).toEqual([200, { accepted: events.length, refused: [] }]);
    expect(await collected()).toEqual(
      events.map((event) => ({
        ...event,
        received_at: expect.any(String),
        common: analyticsCommonFixture,
      })),
    );
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(analyticsEventTypes));
  });

  it('refuses what it does not know one by one, and keeps the rest of the batch', async () => {
    const { body } = await collect([
      { type: 'teleport', at },
      analyticsEventFixture,
      { ...playbackEvents[3], reason: 'bored' },
      { type: 'page_view', path: '/' },
      { type: 'page_view', at, path: '/'.repeat(301) },
    ]);

    expect(body).toEqual({
      accepted: 1,
      refused: [
        { index: 0, reason: 'type' },
        { index: 2, reason: 'reason' },
        { index: 3, reason: 'at' },
        { index: 4, reason: 'path' },
      ],
    });
    expect(await collected()).toMatchObject([analyticsEventFixture]);
  });

  it('keeps nothing of an event that its schema does not name', async () => {
    await collect([{ ...analyticsEventFixture, password: 'correct-horse' }]);

    expect(JSON.stringify(await collected())).not.toContain('correct-horse');
  });

  it('shows the events of one type', async () => {
    await collect([analyticsEventFixture, ...playbackEvents]);

    expect(await collected('?type=page_view')).toMatchObject([analyticsEventFixture]);
  });

  it.each([
    ['no events', [], 400],
    [
      'more events than a batch holds',
      Array.from({ length: 51 }, () => analyticsEventFixture),
      400,
    ],
    ['an event without a type', [{ at }], 400],
    ['more than a body may hold', [{ ...analyticsEventFixture, path: 'x'.repeat(70_000) }], 413],
  ])('refuses %s', async (_, events, status) => {
    expect((await collect(events)).status).toBe(status);
  });

  it('takes beacons of its own pages and of no others', async () => {
    const own = await collect([analyticsEventFixture], {
      headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
    });
    const foreign = await collect([analyticsEventFixture], {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });

    expect([own.status, foreign.status]).toEqual([200, 403]);
    expect(await collected()).toHaveLength(1);
  });

  it('forgets what is older than a month', async () => {
    await collect([analyticsEventFixture]);
    backend.pass(29 * 24 * 60 * 60);
    await collect([{ ...analyticsEventFixture, path: '/later' }]);

    backend.pass(2 * 24 * 60 * 60);
    await backend.jobs.run('forget old reports');

    expect(await collected()).toMatchObject([{ path: '/later' }]);
  });
});
