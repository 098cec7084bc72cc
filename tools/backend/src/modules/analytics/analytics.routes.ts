import type { Context, Handlers } from '../../server/call.ts';
import { saveAnalytics } from './analytics.store.ts';
import { sortEvents } from './sort-events.ts';

/** Handler of the collector, an outside party in real life. */
export function analyticsRoutes({ db, now }: Context): Handlers<'collectAnalytics'> {
  return {
    collectAnalytics: async ({ body }) => {
      const { accepted, refused } = sortEvents(body.events);
      const receivedAt = now();
      await saveAnalytics(
        db,
        accepted.map(({ type, at, ...data }) => ({
          type,
          at: new Date(at),
          receivedAt,
          common: body.common,
          data,
        })),
      );
      return { accepted: accepted.length, refused };
    },
  };
}
