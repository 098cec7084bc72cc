import { bigserial, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What viewers reported. Whoever reported it may be gone. */
export const feedback = pgTable('feedback', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  accountId: text('account_id'),
  text: text('text').notNull(),
  contentId: text('content_id'),
  contentType: text('content_type'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
