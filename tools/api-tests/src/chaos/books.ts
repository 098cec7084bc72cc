import { createClient, getPaymentAccount, listPurchases } from '@foyer/client';
import type { Payment } from '@foyer/contract';
import type { BuyersReport } from './report.ts';
import type { Shop } from './shop.ts';

/** What the provider holds for an order. */
export interface LedgerEntry {
  order_id: string;
  state: string;
}

/** How an account stands in the books of the service. */
export interface AccountBooks {
  orders: readonly Payment[];
  /** Of the prepaid account, in minor units. */
  balance: number;
}

/** What both sides have written down. */
export interface Books {
  ledger: readonly LedgerEntry[];
  accounts: readonly AccountBooks[];
}

async function readAccount({ api }: Shop, cookie: string): Promise<AccountBooks> {
  const client = createClient({ baseUrl: api, revision: 'chaos', headers: { cookie } });
  const orders: Payment[] = [];
  let cursor: string | undefined;
  do {
    const page = await listPurchases(client, { limit: 100, cursor });
    orders.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  const { balance } = await getPaymentAccount(client);
  return { orders, balance };
}

/** Reads them; nothing is asked of the provider by it, so no order moves. */
export async function readBooks(shop: Shop, { accounts }: BuyersReport): Promise<Books> {
  const answer = await fetch(`${shop.control}/__control/payments`);
  const books: AccountBooks[] = [];
  for (const { cookie } of accounts) books.push(await readAccount(shop, cookie));
  return { ledger: (await answer.json()) as LedgerEntry[], accounts: books };
}
