import type { Receipt } from '@foyer/contract';
import type { Seller } from '../../selling.schema.ts';
import type { OrderRow } from './orders.store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The tax that an amount holds. */
const taxIn = (amount: number, percent: number): number =>
  Math.round((amount * percent) / (100 + percent));

/** The receipt of an order that was paid with money; nothing for trials, points and what is not paid. */
export function receiptOf(
  order: OrderRow,
  name: string,
  seller: Seller | undefined,
  provider: PaymentProvider | undefined,
): Receipt | undefined {
  const { id, amount, currency, paymentMethod, paidAt, createdAt, status } = order;
  const isPaid = status === 'fulfilled' || status === 'refunded';
  if (!seller || !provider || !isPaid || amount === 0 || paymentMethod === 'bonus') {
    return undefined;
  }
  const { tax_percent: percent, ...who } = seller;
  const facts = {
    number: id,
    issued_at: (paidAt ?? createdAt).toISOString(),
    seller: who,
    tax: { percent, amount: taxIn(amount, percent) },
  };
  return { ...facts, url: provider.receiptUrl({ ...facts, name, amount, currency }) };
}
