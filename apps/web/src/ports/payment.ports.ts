import {
  ApiError,
  type Client,
  getPaymentAccount,
  listPaymentMethods,
  userQuery,
} from '@foyer/client';
import type { PaymentAccount, PaymentMethod, PurchaseOption } from '@foyer/contract';
import type { PaymentMeans, PaymentPorts } from '@foyer/payment';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { tabMarks } from '@foyer/page-runtime/storage/browser-storages';
import { optionsOf } from '@foyer/selling/purchasable';
import { cardExpiry } from '@foyer/purchases/ports/card-expiry';
import { type BoughtItem, keepOrder } from './kept-orders.ts';
import { purchaseOrderPorts } from './purchase-order.ports.ts';

/** What one payment is about. */
export interface PaymentSubject {
  item: BoughtItem;
  option: PurchaseOption;
  profileId: string;
  phone: string | undefined;
}

/** Some accounts have none, and a child is not shown it. */
async function accountOf(client: Client, signal: AbortSignal): Promise<PaymentAccount | undefined> {
  try {
    return await getPaymentAccount(client, signal);
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

/** Of the linked cards among the methods, by the ids of these. */
const linkedCards = (methods: readonly PaymentMethod[], now: number): PaymentMeans['cards'] =>
  Object.fromEntries(
    methods.flatMap(({ id, bank_card: card }) =>
      card
        ? [[id, { brand: card.brand, expiry: card.expiry && cardExpiry(card.expiry, now) }]]
        : [],
    ),
  );

/** The calls and effects of the payment dialog; the flows of its parts come apart. Spec 2 §4 "Payment modal", §7, §8 */
export const paymentPorts = (
  { page, tell }: Pick<ShellSurroundings, 'page' | 'tell'>,
  { item, option, profileId, phone }: PaymentSubject,
): Omit<PaymentPorts, 'actors'> => {
  const { client, queryClient } = page;
  return {
    order: purchaseOrderPorts({
      client,
      phone,
      keep: (record) =>
        keepOrder(tabMarks, profileId, option.seq_id, record && { item, option, record }),
    }),
    findOption: async ({ optionId }, signal) => {
      const { type: itemType, id: itemId } = item;
      const options = await optionsOf(client, { itemType, itemId }, signal);
      return options.find(({ seq_id }) => seq_id === optionId);
    },
    findMeans: async (_input, signal) => {
      const [{ items }, account] = await Promise.all([
        listPaymentMethods(client, { types: ['purchase'] }, signal),
        accountOf(client, signal),
      ]);
      const methods = items.find(({ name }) => name === 'purchase')?.payment_methods ?? [];
      return { methods, account, cards: linkedCards(methods, Date.now()) };
    },
    // Asked for once something is bought.
    findOnboarding: async (bought, signal) =>
      (await import('./product-onboarding.ports.ts')).findOnboarding({ page })(bought, signal),
    refreshUser: () =>
      void invalidateAfterChange(queryClient, { queryKey: userQuery(client).queryKey }),
    offerRefill: ({ message, refillUrl, seconds }) =>
      tell('notifications', {
        type: 'notice.show',
        notice: {
          tone: 'error',
          message,
          durationSeconds: seconds,
          isForced: true,
          ...(refillUrl !== undefined && {
            target: { type: 'blank', title: page.t('bank_card.payment.refill'), url: refillUrl },
          }),
        },
      }),
  };
};
