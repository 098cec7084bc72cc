import { type BankCard, type Language, type PaymentMethod, textIn } from '@foyer/contract';
import type { BankCardRow, RenewalRow } from './bank-cards.store.ts';

/** What identifies a linked card to its account, and until when it is valid. */
export const cardDetails = ({
  id,
  lastDigits,
  brand,
  expiry,
}: BankCardRow): NonNullable<PaymentMethod['bank_card']> => ({
  id,
  last_digits: lastDigits,
  brand,
  ...(expiry !== null && {
    expiry: { month: Number(expiry.slice(0, 2)), year: 2000 + Number(expiry.slice(2)) },
  }),
});

/** A linked card as its account sees it, with what it pays for. */
export const cardAnswer = (
  card: BankCardRow,
  renewals: readonly RenewalRow[],
  language: Language,
): BankCard => ({
  ...cardDetails(card),
  renewals: renewals
    .filter(({ cardId }) => cardId === card.id)
    .map(({ serviceId, names, paidUntil, amount, currency, isTrial }) => ({
      service_id: serviceId,
      name: textIn(names, language),
      ...(paidUntil && { paid_until: paidUntil.toISOString() }),
      ...(amount !== null && currency !== null && { next_payment: { amount, currency } }),
      is_trial: isTrial,
    })),
});
