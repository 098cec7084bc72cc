import type { Payment } from '@foyer/contract';
import type { Books } from './books.ts';
import type { BuyersReport } from './report.ts';

/** What the run comes to. */
export interface Comparison {
  /** Intents whose viewer was told that it is paid, or that the account has it. */
  toldPaid: number;
  toldRefused: number;
  /** Orders whose money was taken and not given back. */
  charges: number;
  /** Orders of which the service does not know how they end. */
  unknown: number;
  /** Each in one sentence; none where all is well. */
  differences: readonly string[];
}

const isPrepaid = ({ payment_method: { name } }: Payment) => name === 'account_prepaid';

/** How often each stands among some. */
function countEach(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Compares what viewers were told with what the provider and the prepaid accounts have taken. */
export function compare(
  { results, accounts }: Pick<BuyersReport, 'results' | 'accounts'>,
  books: Books,
): Comparison {
  const atProvider = new Map(books.ledger.map(({ order_id: id, state }) => [id, state]));
  const orders = books.accounts.flatMap((account, index) =>
    account.orders.map((order) => ({
      ...order,
      goods: `${index} ${order.item.type} ${order.item.id}`,
    })),
  );
  const charged = orders.filter((order) =>
    isPrepaid(order) ? order.status === 'fulfilled' : atProvider.get(order.order_id) === 'charged',
  );
  const goodsOf = ({ account, item }: BuyersReport['results'][number]) => `${account} ${item}`;
  const chargedIds = new Set(charged.map(({ order_id: id }) => id));
  const paidIds = new Set(results.flatMap(({ paidOrders }) => paidOrders));
  const owned = new Set(results.filter(({ isOwned }) => isOwned).map(goodsOf));
  const unique = new Set(results.filter(({ isUnique }) => isUnique).map(goodsOf));
  const chargesOfGoods = countEach(charged.map(({ goods }) => goods));

  const unknown = orders.filter(
    ({ order_id: id, status, payment_method: { name } }) =>
      status === 'paid' ||
      status === 'created' ||
      (status === 'wait_payment' &&
        // One that waits for a card or for a page of a bank, to which none came, is open and known.
        (!['any_card', 'external_url'].includes(name) ||
          ![undefined, 'none', 'refused'].includes(atProvider.get(id)))),
  );
  const differences = [
    ...charged
      .filter(({ order_id: id, goods }) => !paidIds.has(id) && !owned.has(goods))
      .map(({ order_id: id, goods }) => `Charged, and its viewer does not know: ${goods}, ${id}`),
    ...[...paidIds]
      .filter((id) => !chargedIds.has(id))
      .map((id) => `Told paid without a charge: ${id}`),
    ...[...owned]
      .filter((goods) => !chargesOfGoods.has(goods))
      .map((goods) => `Told owned without a charge: ${goods}`),
    ...[...chargesOfGoods]
      .filter(([goods, count]) => count > 1 && unique.has(goods))
      .map(([goods, count]) => `Charged ${count} times: ${goods}`),
    ...charged
      .filter(({ status }) => status !== 'fulfilled')
      .map(({ order_id: id, status }) => `Charged and not given, ${status}: ${id}`),
    ...results.filter(({ isStuck }) => isStuck).map((one) => `Never ended: ${goodsOf(one)}`),
    ...unknown.map(({ order_id: id, status }) => `Unknown after a minute, ${status}: ${id}`),
    ...books.accounts.flatMap(({ orders: own, balance }, index) => {
      const before = accounts[index]?.balance ?? 0;
      const paid = own.filter((order) => isPrepaid(order) && order.status === 'fulfilled');
      const expected = before - paid.reduce((sum, { amount }) => sum + amount, 0);
      return balance === expected ? [] : [`Account ${index} holds ${balance}, not ${expected}`];
    }),
  ];
  const toldPaid = results.filter(({ paidOrders, isOwned }) => paidOrders.length > 0 || isOwned);
  return {
    toldPaid: toldPaid.length,
    toldRefused: results.length - toldPaid.length,
    charges: charged.length,
    unknown: unknown.length,
    differences,
  };
}
