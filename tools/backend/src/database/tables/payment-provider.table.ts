import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// The party's own books: the service reads neither table, it asks the party.
/** What the payment provider did for each order of the service. */
export const providerPayments = pgTable('provider_payments', {
  orderId: text('order_id').primaryKey(),
  kind: text('kind', { enum: ['payment', 'binding'] }).notNull(),
  /** Minor units. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /** `refused` may be tried again with another card; the rest is final but for a refund. */
  state: text('state', {
    enum: ['refused', 'charged', 'declined', 'closed', 'refunded'],
  }).notNull(),
  reason: text('reason', { enum: ['refused', 'no_funds'] }),
  cardToken: text('card_token'),
  lastDigits: text('last_digits'),
  brand: text('brand'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** Cards that the service may charge again: never their numbers or codes. */
export const providerCards = pgTable('provider_cards', {
  token: text('token').primaryKey(),
  outcome: text('outcome', { enum: ['success', 'refused', 'no_funds'] }).notNull(),
  lastDigits: text('last_digits').notNull(),
  brand: text('brand').notNull(),
});
