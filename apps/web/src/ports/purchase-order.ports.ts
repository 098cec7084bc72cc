import {
  ApiError,
  buyContent,
  type Client,
  confirmTicket,
  findPurchase,
  getTicket,
  payByCard,
  serviceNow,
} from '@foyer/client';
import { eventCodes } from '@foyer/contract';
import {
  cardAnswer,
  orderTicket,
  type OrderRecord,
  type OrderTerms,
  type PurchaseOrderPorts,
} from '@foyer/purchase-order';
import { listenForEvents } from '@foyer/page-runtime/shell/heard-events';

/** Events that say that something was bought, or was not. */
const newsCodes: ReadonlySet<string> = new Set([...eventCodes.reload, ...eventCodes.reloadItem]);

/** What one order is made with. */
export interface PurchaseOrderSurroundings {
  client: Client;
  /** Of the account, where it has one: the provider asks for it with a card. */
  phone: string | undefined;
  keep: (record: OrderRecord | undefined) => void;
}

const expectedOf = ({ amount, currency, renewalAmount }: OrderTerms) => ({
  amount,
  currency,
  ...(renewalAmount !== undefined && { renewal_amount: renewalAmount }),
});

/** Resolves with the first event about purchases. */
const nextNews = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = listenForEvents(({ event_code: code }) => {
      if (!newsCodes.has(code)) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop);
  });

/**
 * The calls of an order. Those that move money are not cut off when the viewer turns back: an answer that comes is better
 * than one that has to be asked for. Spec 2 §7, PAY-021 to PAY-024
 */
export const purchaseOrderPorts = ({
  client,
  phone,
  keep,
}: PurchaseOrderSurroundings): PurchaseOrderPorts => ({
  buy: async ({ key, request, terms, pin }) =>
    orderTicket(
      await buyContent(client, {
        idempotencyKey: key,
        optionId: request.optionId,
        priceId: request.priceId,
        paymentMethodId: request.paymentMethodId,
        expected: expectedOf(terms),
        consents: request.consents,
        returnPath: request.returnPath,
        bankCardId: request.bankCardId,
        isShouldLinkCard: request.isCardKept,
        isConfirmed: request.isConfirmed,
        isSessionPurchase: request.isSessionPurchase,
        pin,
      }),
    ),
  findByKey: async ({ key }, signal) => {
    try {
      return orderTicket(await findPurchase(client, { idempotencyKey: key }, signal));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  },
  getTicket: async (input, signal) => orderTicket(await getTicket(client, input, signal)),
  payByCard: async ({ paymentUrl, orderId, requestId, card }) =>
    cardAnswer(
      await payByCard({
        paymentUrl,
        orderId,
        requestId,
        card,
        phone,
        sentAt: new Date(serviceNow()),
      }),
    ),
  confirm: async (input) => (await confirmTicket(client, input)).notification,
  hearResult: (_input, signal) => nextNews(signal),
  keep,
});
