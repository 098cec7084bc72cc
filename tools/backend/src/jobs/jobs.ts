import { forgetOldReports } from '../modules/analytics/analytics.job.ts';
import { admitToBonuses } from '../modules/bonuses/bonuses.jobs.ts';
import { forgetOldEvents } from '../modules/events/events.job.ts';
import { followSchedules } from '../modules/pages/schedules.job.ts';
import {
  askUnknownPayments,
  finishStuckOrders,
  returnMoney,
} from '../modules/purchases/purchases.jobs.ts';
import { sendReceipts } from '../modules/purchases/receipts.job.ts';
import { announceRenewals } from '../modules/services/renewal-notices.job.ts';
import { renewSubscriptions } from '../modules/services/renewals.job.ts';
import { endRentals, moveSubscriptions } from '../modules/services/subscriptions.jobs.ts';
import { remindOfProgrammes } from '../modules/reminders/reminders.job.ts';
import { forgetOldSessions } from '../modules/sessions/sessions.job.ts';
import type { Context } from '../server/call.ts';
import { createJobRunner, type Jobs } from './run-jobs.ts';

/** What the service does without being asked. */
export const createJobs = (context: Context): Jobs =>
  createJobRunner(context, [
    forgetOldEvents(context),
    forgetOldReports(context),
    forgetOldSessions(context),
    remindOfProgrammes(context),
    finishStuckOrders(context),
    askUnknownPayments(context),
    returnMoney(context),
    moveSubscriptions(context),
    sendReceipts(context),
    announceRenewals(context),
    renewSubscriptions(context),
    endRentals(context),
    admitToBonuses(context),
    followSchedules(context),
  ]);
