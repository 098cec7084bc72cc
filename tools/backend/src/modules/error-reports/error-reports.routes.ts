import type { Context, Handlers } from '../../server/call.ts';
import { saveErrorReports } from './error-reports.store.ts';
import { readEnvelope } from './read-envelope.ts';

/** Handler of the error-reporting service, an outside party in real life. */
export function errorReportsRoutes({ db, now }: Context): Handlers<'collectErrorReports'> {
  return {
    collectErrorReports: async ({ body }) => {
      await saveErrorReports(db, readEnvelope(body), now());
      return undefined;
    },
  };
}
