import {
  createTransport,
  makePromiseBuffer,
  type BaseTransportOptions,
  type Transport,
} from '@sentry/core';
import { scrubEnvelope } from './scrub-report.ts';

/** A report that the service has not taken in this time, in milliseconds, is given up. */
const timeoutMs = 5000;

/** So many reports wait at most; later ones are given up. */
const waitingReports = 20;

/** Largest body, in bytes, that browsers still send for a page that is gone. */
const keepaliveBytes = 60_000;

/**
 * Makes the transport of the SDK: scrubbed reports, one after the other and each for five seconds at most, so that a
 * service that hangs never takes the page's connections. START-038
 *
 * Sends no cookie and no address of the page.
 *
 * @param send - The platform's own `fetch`, taken before anybody wraps it.
 */
export const reportTransport =
  (send: typeof fetch) =>
  (options: BaseTransportOptions): Transport => {
    let last: Promise<unknown> = Promise.resolve();
    const post = async (body: BodyInit, size: number) => {
      const { status, headers } = await send(options.url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body,
        credentials: 'omit',
        referrerPolicy: 'origin',
        keepalive: size <= keepaliveBytes,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return {
        statusCode: status,
        headers: {
          'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
          'retry-after': headers.get('retry-after'),
        },
      };
    };
    const transport = createTransport(
      options,
      ({ body }) => {
        const turn = last.then(() => post(body as BodyInit, body.length));
        last = turn.catch(() => undefined);
        return turn;
      },
      makePromiseBuffer(waitingReports),
    );
    return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) };
  };
