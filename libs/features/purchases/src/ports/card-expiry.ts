import type { PaymentMethod } from '@foyer/contract';

type Expiry = NonNullable<NonNullable<PaymentMethod['bank_card']>['expiry']>;

/**
 * Until when a card is valid, as it stands on it: to the end of its month.
 *
 * @param now - Milliseconds since 1970.
 */
export const cardExpiry = ({ month, year }: Expiry, now: number) => ({
  text: `${String(month).padStart(2, '0')}/${String(year).slice(2)}`,
  isOver: Date.UTC(year, month, 1) <= now,
});
