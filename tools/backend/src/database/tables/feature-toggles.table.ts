import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What is switched on. */
export const featureToggles = pgTable('feature_toggles', {
  key: text('key').primaryKey(),
  data: jsonb('data').$type<Record<string, unknown>>(),
});
