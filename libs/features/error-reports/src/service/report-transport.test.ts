// @vitest-environment node
import type { Envelope } from '@sentry/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportTransport } from './report-transport.ts';

const options = { url: 'https://tv.example/api/v1/error-reports', recordDroppedEvent: () => {} };

const report = (message: string) =>
  [{ event_id: message, sent_at: '' }, [[{ type: 'event' }, { message }]]] as Envelope;

/** A service that answers when it is told to. */
function slowService() {
  const calls: { init: RequestInit; answer: (status: number) => void }[] = [];
  const send = (_url: unknown, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      calls.push({ init, answer: (status) => resolve(new Response(null, { status })) });
    });
  return { calls, send: send as typeof fetch };
}

beforeEach(() => {
  vi.useFakeTimers();
  // The platform's own goes by the clock of the machine, and ends what a test has left behind in the middle of another.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('Too slow')), ms);
    return controller.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('reportTransport', () => {
  it('sends one report at a time, without cookies and without a query', async () => {
    const { calls, send } = slowService();
    const transport = reportTransport(send)(options);

    const first = transport.send(report('/auth?access=secret'));
    const second = transport.send(report('second'));
    await vi.advanceTimersByTimeAsync(0);
    const early = calls.length;
    calls[0]?.answer(204);
    await first;
    await vi.advanceTimersByTimeAsync(0);
    calls[1]?.answer(500);

    expect(early).toBe(1);
    expect(await second).toMatchObject({ statusCode: 500 });
    expect(calls[0]?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'origin' });
    expect(calls[0]?.init.body).toContain('{"message":"/auth?access=***"}');
  });

  it('gives a report up after five seconds and goes on with the next [START-038]', async () => {
    const { calls, send } = slowService();
    const transport = reportTransport(send)(options);

    const first = Promise.resolve(transport.send(report('first'))).catch((error: Error) => error);
    void Promise.resolve(transport.send(report('second'))).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(5000);

    expect(await first).toEqual(new Error('Too slow'));
    expect(calls).toHaveLength(2);
  });

  it('keeps twenty reports waiting and drops the rest without an error', async () => {
    const { calls, send } = slowService();
    const transport = reportTransport(send)(options);

    const sent = Array.from({ length: 30 }, (_, index) => transport.send(report(String(index))));

    expect(await sent.at(-1)).toEqual({});
    expect(calls).toHaveLength(1);
  });
});
