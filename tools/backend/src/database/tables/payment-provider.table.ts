import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the test cards of the party do. */
export const cardOutcomes = [
  'success',
  'refused',
  'no_funds',
  'challenge_frame',
  'challenge_redirect',
  'challenge_refused',
  'challenge_abandoned',
  'challenge_timed_out',
  'late_success',
  'late_refusal',
  'silence',
] as const;

// The party's own books: the service reads neither table, it asks the party.
/** What the payment provider did for each order of the service. */
export const providerPayments = pgTable('provider_payments', {
  orderId: text('order_id').primaryKey(),
  kind: text('kind', { enum: ['payment', 'binding'] }).notNull(),
  /** Minor units. */
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  /**
   * `refused` may be tried again with another card, `challenged` and `pending` have not ended; the rest is final but for a
   * refund.
   */
  state: text('state', {
    enum: ['refused', 'challenged', 'pending', 'charged', 'declined', 'closed', 'refunded'],
  }).notNull(),
  reason: text('reason', {
    enum: ['refused', 'no_funds', 'challenge_refused', 'abandoned', 'timed_out'],
  }),
  /** What the card does, while it has not ended. */
  outcome: text('outcome', { enum: cardOutcomes }),
  /** When a challenge is over, or a pending outcome known. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /** Where the bank's page leads back to. */
  returnUrl: text('return_url'),
  /** Whether the card that pays is to be kept. */
  keepsCard: boolean('keeps_card').notNull().default(false),
  /** The kept card that was charged, or that was kept by this payment. */
  cardToken: text('card_token'),
  lastDigits: text('last_digits'),
  brand: text('brand'),
  /** `MMYY`. */
  expiry: text('expiry'),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** Cards that the service may charge again: never their numbers or codes. */
export const providerCards = pgTable('provider_cards', {
  token: text('token').primaryKey(),
  outcome: text('outcome', { enum: cardOutcomes }).notNull(),
  lastDigits: text('last_digits').notNull(),
  brand: text('brand').notNull(),
  /** `MMYY`; a card is charged until its end. Absent of cards of older versions. */
  expiry: text('expiry'),
});
