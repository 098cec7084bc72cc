import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each periodic job began last, in whichever process. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});
