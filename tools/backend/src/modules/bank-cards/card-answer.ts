import type { BankCard, Language } from '@foyer/contract';
import { textIn } from '../../database/texts.ts';
import type { BankCardRow, RenewalRow } from './bank-cards.store.ts';

/** A linked card as its account sees it: what identifies it, until when it is valid, and what it pays for. */
export const cardAnswer = (
  { id, lastDigits, brand, expiry }: BankCardRow,
  renewals: readonly RenewalRow[],
  language: Language,
): BankCard => ({
  id,
  last_digits: lastDigits,
  brand,
  ...(expiry !== null && {
    expiry: { month: Number(expiry.slice(0, 2)), year: 2000 + Number(expiry.slice(2)) },
  }),
  renewals: renewals
    .filter(({ cardId }) => cardId === id)
    .map(({ serviceId, names, paidUntil, amount, currency, isTrial }) => ({
      service_id: serviceId,
      name: textIn(names, language),
      ...(paidUntil && { paid_until: paidUntil.toISOString() }),
      ...(amount !== null && currency !== null && { next_payment: { amount, currency } }),
      is_trial: isTrial,
    })),
});
