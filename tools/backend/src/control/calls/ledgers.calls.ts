import { Hono } from 'hono';
import { readAnalytics } from '../../modules/analytics/analytics.store.ts';
import { readErrorReports } from '../../modules/error-reports/error-reports.store.ts';
import { readLedger } from '../../parties/payments/payments.store.ts';
import type { Context } from '../../server/call.ts';
import type { CapturedRequests } from '../captured-requests.ts';

/** What was received and done: calls, and the books of the outside parties. All of it masked. */
export const ledgersCalls = ({ db }: Context, requests: CapturedRequests): Hono =>
  new Hono()
    .get('/requests', (c) => c.json(requests.list(c.req.query('operation'))))
    .get('/analytics', async (c) => c.json(await readAnalytics(db, c.req.query('type'))))
    .get('/error-reports', async (c) => c.json(await readErrorReports(db)))
    .get('/payments', async (c) => c.json(await readLedger(db)));
