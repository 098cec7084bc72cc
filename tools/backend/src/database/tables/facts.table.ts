import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about the database itself: the demo marker, and which catalogue it was filled with. */
export const facts = pgTable('facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
