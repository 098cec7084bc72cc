import type { providerCards, providerPayments } from '../../database/schema.ts';

/** An entry of the provider's books. */
export type PaymentRow = typeof providerPayments.$inferSelect;

/** A card that the provider keeps. */
export type CardRow = typeof providerCards.$inferSelect;
