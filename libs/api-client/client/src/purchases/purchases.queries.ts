import type { PageInput } from '@foyer/contract';
import type { Client } from '../client.ts';
import type { QueryContext } from '../query-context.ts';
import type { PurchaseItem } from './purchases.resource.ts';

/** Query options of what an item can be got by. */
export const purchaseVariantsQuery = (client: Client, item: PurchaseItem) => ({
  queryKey: ['purchase-variants', item] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getPurchaseVariants } = await import('./purchases.resource.ts');
    return getPurchaseVariants(client, item, signal);
  },
});

/** Query options of the ways to pay. */
export const paymentMethodsQuery = (client: Client, types: readonly string[]) => ({
  queryKey: ['payment-methods', types] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listPaymentMethods } = await import('./purchases.resource.ts');
    return listPaymentMethods(client, { types }, signal);
  },
});

/** Query options of a page of the payments history. */
export const purchasesQuery = (client: Client, page: PageInput = {}) => ({
  queryKey: ['purchases', page] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { listPurchases } = await import('./purchases.resource.ts');
    return listPurchases(client, page, signal);
  },
});

/** Query options of the prepaid account. */
export const paymentAccountQuery = (client: Client) => ({
  queryKey: ['payment-account'] as const,
  queryFn: async ({ signal }: QueryContext) => {
    const { getPaymentAccount } = await import('./purchases.resource.ts');
    return getPaymentAccount(client, signal);
  },
});
