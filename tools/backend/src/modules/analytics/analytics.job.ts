import type { Job } from '../../jobs/job.types.ts';
import { deleteAdEventsBefore } from '../../parties/ads/ads.store.ts';
import type { Context } from '../../server/call.ts';
import { deleteErrorReportsBefore } from '../error-reports/error-reports.store.ts';
import { deleteAnalyticsBefore } from './analytics.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;

/** Forgets what the collectors and the ad server were told more than a month ago. */
export const forgetOldReports = ({ db, now }: Pick<Context, 'db' | 'now'>): Job => ({
  name: 'forget old reports',
  everyMs: DAY_MS / 4,
  run: async () => {
    const moment = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    await deleteAnalyticsBefore(db, moment);
    await deleteErrorReportsBefore(db, moment);
    await deleteAdEventsBefore(db, moment);
  },
});
