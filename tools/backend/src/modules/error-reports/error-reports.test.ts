import { ERROR_REPORT_MAX_BYTES } from '@foyer/contract';
import { operationExamples } from '@foyer/contract/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { controlCaller } from '../../testing/control-caller.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { scrub } from './scrub.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const control = controlCaller(() => backend);

const lines = (...parts: unknown[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('\n');

async function report(body: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await backend.app.request('/api/v1/error-reports', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body,
  });
  return answer.status;
}

const reports = async () => (await control('GET', '/__control/error-reports')).body;

const event = {
  event_id: '9ec79c33ec9942ab8353589fcb2e04dc',
  level: 'error',
  release: 'abc123',
  environment: 'production',
  message: 'Could not open https://tv.example/auth?code=1234#x for viewer@example.org',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'No card 4111 1111 1111 1111, pin=1234, phone +7 900 000-00-02',
        stacktrace: {
          frames: [{ function: 'open', filename: 'https://tv.example/a.js?v=1', lineno: 7 }],
        },
      },
    ],
  },
  request: { cookies: '__Host-foyer=secret-token', headers: { cookie: 'secret-token' } },
  user: { email: 'viewer@example.org', ip_address: '203.0.113.5' },
  breadcrumbs: [{ message: 'typed correct-horse' }],
  contexts: { state: { password: 'correct-horse' } },
};

describe('collectErrorReports', () => {
  it('keeps the error of an envelope, and nothing that tells who met it', async () => {
    const status = await report(lines({ event_id: event.event_id }, { type: 'event' }, event));

    expect(status).toBe(204);
    expect(await reports()).toEqual([
      {
        received_at: expect.any(String),
        kind: 'event',
        event_id: event.event_id,
        level: 'error',
        release: 'abc123',
        environment: 'production',
        message: 'Could not open https://tv.example/auth for ***',
        exceptions: [
          {
            type: 'TypeError',
            value: 'No card ***, pin=*** phone ***',
            frames: ['open (https://tv.example/a.js:7)'],
          },
        ],
      },
    ]);
  });

  it('keeps only the kind of anything else, whatever its length and contents', async () => {
    const replay = 'binary\n{}\n';
    const envelope = lines(
      {},
      { type: 'replay_recording', length: Buffer.byteLength(replay) },
      replay + lines({ type: 'session' }, { status: 'ok' }, { type: 'event' }, { level: 'info' }),
    );

    await report(envelope);

    expect(await reports()).toMatchObject([
      { kind: 'replay_recording' },
      { kind: 'session' },
      { kind: 'event', level: 'info' },
    ]);
  });

  it('takes the example of the contract', async () => {
    expect(await report(operationExamples.collectErrorReports.body)).toBe(204);
  });

  it.each([
    ['what is no envelope', 'hello'],
    ['an item without a kind', lines({}, { length: 2 }, '{}')],
    ['nothing', ''],
    ['empty lines without end', lines({}, '\n'.repeat(200), { type: 'session' }, {})],
  ])('refuses %s', async (_, envelope) => {
    expect(await report(envelope)).toBe(400);
  });

  it('reads the first items alone, and of errors that are too large only the kind', async () => {
    const large = { level: 'info', message: 'a '.repeat(60_000) };
    const items = Array.from({ length: 30 }, () => lines({ type: 'session' }, {}));

    await report(lines({}, { type: 'event' }, large, '\n\n', ...items, 'no JSON'));

    expect(await reports()).toMatchObject([
      { received_at: expect.any(String), kind: 'event' },
      ...Array.from({ length: 19 }, () => ({ kind: 'session' })),
    ]);
    expect(JSON.stringify(await reports())).not.toContain('a a');
  });

  it('takes all that an envelope may hold from those who say its length before', async () => {
    const begin = lines({}, { type: 'replay_recording' }, '');
    const body = begin + 'x'.repeat(ERROR_REPORT_MAX_BYTES - begin.length);

    expect(await report(body, { 'content-length': String(ERROR_REPORT_MAX_BYTES) })).toBe(204);
  });

  it('refuses more than an envelope may hold', async () => {
    expect(await report(lines({}, 'x'.repeat(ERROR_REPORT_MAX_BYTES)))).toBe(413);
  });

  it('refuses other types and pages of other sites', async () => {
    const envelope = lines({}, { type: 'event' }, event);

    const statuses = [
      await report(envelope, { 'content-type': 'application/json' }),
      await report(envelope, { origin: 'https://evil.example' }),
    ];

    expect([statuses, await reports()]).toEqual([[400, 403], []]);
  });

  it('shows nothing of an envelope among the calls received', async () => {
    await report(lines({}, { type: 'event' }, event));

    const { body } = await control('GET', '/__control/requests?operation=collectErrorReports');

    expect(body).toMatchObject([{ operation: 'collectErrorReports', body: '***' }]);
  });
});

describe('scrub', () => {
  it('leaves what developers need: codes, lines and names of functions', () => {
    const text = 'getUser: answered 403, error_code 1000023 at openPlayback (player.tsx:120:7)';

    expect(scrub(text)).toBe(text);
  });

  it('cuts what is long', () => {
    expect(scrub('слово '.repeat(1000))).toHaveLength(500);
  });
});
