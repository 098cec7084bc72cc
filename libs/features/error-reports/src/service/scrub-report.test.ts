import type { Envelope, Event } from '@sentry/core';
import { describe, expect, it } from 'vitest';
import { scrubBreadcrumb, scrubEnvelope, scrubEvent } from './scrub-report.ts';

const event: Event = {
  event_id: '9ec79c33ec9942ab8353589fcb2e04dc',
  message: 'Could not write to viewer@example.org',
  exception: {
    values: [{ type: 'TypeError', value: 'pin=1234', stacktrace: { frames: [{ lineno: 7 }] } }],
  },
  request: {
    url: 'https://tv.example/auth',
    headers: { cookie: 'secret' },
    cookies: { session: 'secret' },
    data: { password: 'secret' },
    query_string: 'access=secret',
  },
  user: { email: 'viewer@example.org', ip_address: '203.0.113.5' },
  extra: { __serialized__: { password: 'secret' } },
  server_name: 'web-1',
};

describe('scrubEvent', () => {
  it('keeps the error and its place, and nothing of who met it or what was sent', () => {
    expect(scrubEvent(event)).toEqual({
      event_id: '9ec79c33ec9942ab8353589fcb2e04dc',
      message: 'Could not write to ***',
      exception: {
        values: [{ type: 'TypeError', value: 'pin=***', stacktrace: { frames: [{ lineno: 7 }] } }],
      },
      request: { url: 'https://tv.example/auth' },
    });
  });
});

describe('scrubBreadcrumb', () => {
  it('scrubs its sentence', () => {
    const crumb = { category: 'ui.click', message: 'button[title="viewer@example.org"]' };

    expect(scrubBreadcrumb(crumb)).toEqual({ ...crumb, message: 'button[title="***"]' });
  });
});

describe('scrubEnvelope', () => {
  it('lets no value of a query through, whatever carries it, and keeps lengths true', () => {
    const recording =
      '{"segment_id":0}\n[{"data":{"href":"https://tv.example/?msisdn=79000000001"}}]';
    const envelope = [
      { event_id: 'a', sent_at: '2026-11-21T18:00:00.000Z' },
      [
        [
          { type: 'replay_event' },
          { urls: ['https://tv.example/auth?access=secret'], segment_id: 0 },
        ],
        [{ type: 'replay_recording', length: recording.length }, recording],
      ],
    ] as unknown as Envelope;

    const scrubbed = '{"segment_id":0}\n[{"data":{"href":"https://tv.example/?msisdn=***"}}]';

    expect(scrubEnvelope(envelope)).toEqual([
      { event_id: 'a', sent_at: '2026-11-21T18:00:00.000Z' },
      [
        [{ type: 'replay_event' }, { urls: ['https://tv.example/auth?access=***'], segment_id: 0 }],
        [{ type: 'replay_recording', length: scrubbed.length }, scrubbed],
      ],
    ]);
  });
});
