import {
  analyticsEventSchema,
  analyticsEventTypes,
  type AnalyticsBatch,
  type AnalyticsEvent,
  type AnalyticsVerdict,
} from '@foyer/contract';
import * as v from 'valibot';

/** A batch taken apart: what is kept, and what is refused and why. */
export interface SortedEvents {
  accepted: AnalyticsEvent[];
  refused: AnalyticsVerdict['refused'];
}

/** Takes a batch apart. One event that is not known costs none of the others. */
export function sortEvents(events: AnalyticsBatch['events']): SortedEvents {
  const sorted: SortedEvents = { accepted: [], refused: [] };
  for (const [index, event] of events.entries()) {
    const result = v.safeParse(analyticsEventSchema, event);
    if (result.success) {
      sorted.accepted.push(result.output);
    } else {
      const isKnown = analyticsEventTypes.some((type) => type === event.type);
      const reason = isKnown ? v.getDotPath(result.issues[0]) : 'type';
      sorted.refused.push({ index, reason: reason ?? 'event' });
    }
  }
  return sorted;
}
