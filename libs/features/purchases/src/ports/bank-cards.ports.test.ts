import { bankCardsQuery } from '@foyer/client';
import { bankCardsFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { bankCardsPorts, savedCard } from './bank-cards.ports.ts';

const words = { dateOf: (moment: string) => moment.slice(0, 10), now: Date.UTC(2030, 11, 31) };
const [first, second] = bankCardsFixture.items;
const signal = new AbortController().signal;

describe('savedCard', () => {
  it('C22: says what ends with a card and when, and its expiry as it stands on it', () => {
    expect(first && savedCard(first, words)).toEqual({
      id: 'card-1',
      brand: 'mir',
      lastDigits: '0004',
      expiry: { text: '12/30', isOver: false },
      renewals: [{ name: 'Кино', paidUntil: '2026-12-21' }],
    });
    expect(second && savedCard(second, words).expiry).toBeUndefined();
  });

  it('C22: takes a card for expired when its month is over', () => {
    const now = Date.UTC(2031, 0, 1);
    expect(first && savedCard(first, { ...words, now }).expiry?.isOver).toBe(true);
  });
});

describe('bankCardsPorts', () => {
  it('reads the cards of the page, and has everything asked for again when one is forgotten', async () => {
    const call = vi.fn(async () => bankCardsFixture);
    const client = { call: call as never };
    const queryClient = createQueryClient();
    const { queryKey } = bankCardsQuery(client);
    queryClient.setQueryData(queryKey, bankCardsFixture);
    const ports = bankCardsPorts({ client, queryClient }, () => words);

    expect(await ports.listCards(undefined, signal)).toHaveLength(2);
    expect(call).not.toHaveBeenCalled();

    await ports.forgetCard({ id: 'card-1' }, signal);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
