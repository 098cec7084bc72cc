import { ApiError, errorEventOf } from '@foyer/client';
import { sessionSchema } from '@foyer/contract';
import { is } from 'valibot';
import { tellAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import { reportedQuery } from '@foyer/analytics/reported-address';
import { listenForChanges } from '../made-changes.ts';

/** Whether a call was answered with a session, which may be another one. */
const isSession = (answer: unknown): boolean => is(sessionSchema, answer);

/**
 * The calls of an order. Its flow asks again until it knows how the order ended; a reload in between would take away what
 * it has to say. Decision 0110
 */
const orderCalls = /^(?:buyContent|findPurchase|getTicket|confirmTicket)$/;

const SERVER_FAULT = 500;

/**
 * Reports every call that failed, and tells the flows of those that were refused, as soon as they run: a visitor's page
 * may have failed long before the service gives a session. Spec 1 §8
 */
export const failedCalls: ShellPart = ({ page, actor }) => {
  let sessionSinceMs = 0;
  const stops = [
    listenForChanges((_operationId, answer) => {
      if (isSession(answer)) sessionSinceMs = performance.now();
    }),
  ];
  page.failures.listen(({ failure, place }) => {
    const { method, query, beganAtMs } = place;
    const reported = { ...place, ...(query !== undefined && { query: reportedQuery(query) }) };
    const event = errorEventOf(failure, reported, actor.getSnapshot().context.session?.state);
    // The collector's own failure is nobody's business: it may neither be reported nor reload the page.
    if (!event) return;
    tellAnalytics({ event });
    // Without an answer there is nothing to react to.
    if (!(failure instanceof ApiError)) return;
    const { status, code, operationId } = failure;
    if (status >= SERVER_FAULT && orderCalls.test(operationId)) return;
    const tell = (): void => {
      // It was sent for a session that has given way to another, and says nothing of that one.
      if ([401, 403].includes(status) && beganAtMs < sessionSinceMs) return;
      const words = { status, method, ...(code !== undefined && { errorCode: code }) };
      actor.send({ type: 'transport.failed', ...words });
    };
    if (actor.getSnapshot().matches('running')) tell();
    else stops.push(whenRunning(actor, tell));
  });
  return () => {
    for (const stop of stops) stop();
  };
};
