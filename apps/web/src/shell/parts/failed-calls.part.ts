import { ApiError, errorEventOf } from '@foyer/client';
import { tellAnalytics } from '../../analytics/analytics-relay.ts';
import { reportedQuery } from '../../analytics/reported-address.ts';
import type { ShellPart } from '../shell.types.ts';

/** Reports every call that failed, and tells the flows of those that were refused. Spec 1 §8 */
export const failedCalls: ShellPart = ({ page, actor }) => {
  page.failures.listen(({ failure, place }) => {
    const { query } = place;
    const reported = { ...place, ...(query !== undefined && { query: reportedQuery(query) }) };
    const event = errorEventOf(failure, reported, actor.getSnapshot().context.session?.state);
    // The collector's own failure is nobody's business: it may neither be reported nor reload the page.
    if (!event) return;
    tellAnalytics({ event });
    // Without an answer there is nothing to react to.
    if (!(failure instanceof ApiError)) return;
    const { status, code } = failure;
    actor.send({
      type: 'transport.failed',
      status,
      method: place.method,
      ...(code !== undefined && { errorCode: code }),
    });
  });
  return () => undefined;
};
