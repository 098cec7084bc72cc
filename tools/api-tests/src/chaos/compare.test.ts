import type { Payment } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import type { BuyersReport } from './report.ts';

const order = (id: string, changes: Partial<Payment> = {}): Payment => ({
  order_id: id,
  ticket_id: `ticket-${id}`,
  created_at: '2026-11-21T09:00:00.000Z',
  status: 'fulfilled',
  name: 'Metropolis',
  item: { type: 'media_item', id: 'metropolis' },
  amount: 29_900,
  currency: 'RUB',
  payment_method: { name: 'any_card', description: 'Card' },
  is_renewal: false,
  ...changes,
});

const told = (changes: Partial<BuyersReport['results'][number]> = {}) => ({
  account: 0,
  item: 'media_item metropolis',
  isUnique: true,
  tabs: 1,
  paidOrders: ['a'],
  isOwned: false,
  isStuck: false,
  ...changes,
});

const charged = (id: string) => ({ order_id: id, state: 'charged' });
const prepaid = { payment_method: { name: 'account_prepaid', description: 'Account' } } as const;

/** Compares for one account whose prepaid account held 100,000. */
const compareOne = (
  results: BuyersReport['results'],
  orders: Payment[],
  ledger: { order_id: string; state: string }[],
  balance = 100_000,
) =>
  compare(
    { results, accounts: [{ cookie: '', balance: 100_000 }] },
    { ledger, accounts: [{ orders, balance }] },
  );

describe('compare', () => {
  it('finds no difference where each charge is known to its viewer [PAY-021]', () => {
    const { differences, charges, toldPaid } = compareOne([told()], [order('a')], [charged('a')]);

    expect([differences, charges, toldPaid]).toEqual([[], 1, 1]);
  });

  it('takes money that went back for no charge, and "owned" for good news of the other tab', () => {
    const { differences, charges } = compareOne(
      [told({ tabs: 2, paidOrders: [], isOwned: true })],
      [order('a'), order('b', { status: 'refunded' })],
      [charged('a'), { order_id: 'b', state: 'refunded' }],
    );

    expect([differences, charges]).toEqual([[], 1]);
  });

  it.each([
    [
      'a charge that no viewer heard of',
      [told({ paidOrders: [] })],
      [order('a')],
      [charged('a')],
      1,
    ],
    ['"paid" without a charge', [told()], [], [], 1],
    ['"owned" without a charge', [told({ paidOrders: [], isOwned: true })], [], [], 1],
    [
      'two charges for one thing',
      [told({ paidOrders: ['a', 'b'] })],
      [order('a'), order('b')],
      [charged('a'), charged('b')],
      1,
    ],
    [
      'a charge for which nothing was given',
      [told()],
      [order('a', { status: 'failed' })],
      [charged('a')],
      1,
    ],
    [
      'an order whose end is not known',
      [told({ paidOrders: [] })],
      [order('a', { status: 'wait_payment' })],
      [{ order_id: 'a', state: 'pending' }],
      1,
    ],
    ['a tab that never ends', [told({ paidOrders: [], isStuck: true })], [], [], 1],
    ['a balance that does not add up', [told()], [order('a', prepaid)], [], 1],
  ] as const)('finds %s [PAY-022]', (_, results, orders, ledger, count) => {
    const found = compareOne([...results], [...orders], [...ledger]);

    expect(found.differences).toHaveLength(count);
  });

  it('takes an order that waits for a card for open, and not for unknown', () => {
    const waiting = order('a', { status: 'wait_payment' });

    expect(compareOne([told({ paidOrders: [] })], [waiting], []).unknown).toBe(0);
  });
});
