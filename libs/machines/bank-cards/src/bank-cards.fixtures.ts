import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import type { BankCardsPorts, SavedCard } from './bank-cards.types.ts';

/** Two cards; the first pays for a subscription. */
export const savedCards: readonly SavedCard[] = [
  {
    id: 'card-1',
    brand: 'mir',
    lastDigits: '0004',
    expiry: { text: '12/30', isOver: false },
    renewals: [{ name: 'Kino', paidUntil: '10.12.2026' }],
  },
  {
    id: 'card-2',
    brand: 'visa',
    lastDigits: '1111',
    expiry: { text: '10/26', isOver: true },
    renewals: [],
  },
];

/** Ports of a small service that keeps the cards of one account; each may be replaced. */
export function fakeBankCardsPorts(replaced: Partial<BankCardsPorts> = {}): BankCardsPorts {
  let kept = savedCards;
  return {
    listCards: async () => kept,
    forgetCard: async ({ id }) => {
      if (!kept.some((card) => card.id === id)) {
        throw errorAnswer({ status: 404, code: errorCodes.notFound });
      }
      kept = kept.filter((card) => card.id !== id);
    },
    ...replaced,
  };
}
