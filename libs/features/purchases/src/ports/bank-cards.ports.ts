import type { BankCardsPorts, SavedCard } from '@foyer/bank-cards';
import { bankCardsQuery, type Client, deleteBankCard } from '@foyer/client';
import type { BankCard } from '@foyer/contract';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import { cardExpiry } from './card-expiry.ts';

/** What turns a card of the service into the words of the flow. */
export interface CardWords {
  /** A day of the service, in the viewer's words. */
  dateOf: (moment: string) => string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A linked card in the words of the flow. */
export const savedCard = (
  { id, brand, last_digits, expiry, renewals }: BankCard,
  { dateOf, now }: CardWords,
): SavedCard => ({
  id,
  brand,
  lastDigits: last_digits,
  expiry: expiry && cardExpiry(expiry, now),
  renewals: renewals.map(({ name, paid_until: until }) => ({
    name,
    paidUntil: until === undefined ? undefined : dateOf(until),
  })),
});

/** The calls of the list of linked cards. What the page has read is not asked for again. */
export const bankCardsPorts = (
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  wordsNow: () => CardWords,
): BankCardsPorts => ({
  listCards: async () => {
    const query = { ...bankCardsQuery(client), staleTime: Number.POSITIVE_INFINITY };
    const { items } = await queryClient.fetchQuery(query);
    return items.map((card) => savedCard(card, wordsNow()));
  },
  forgetCard: async (input, signal) => {
    await deleteBankCard(client, input, signal);
    void invalidateAfterChange(queryClient);
  },
});
