import type {
  ConsentName,
  Notification,
  OrderStatus,
  PaymentMethodName,
  PaymentState,
  Price,
} from '@foyer/contract';
import type { Message, Port, Secret } from '@foyer/core';
import type { OrderRecord } from './order-record.ts';

/** What a viewer agrees to pay: amounts in minor units, and their ISO 4217 currency. */
export interface OrderTerms {
  amount: number;
  currency: string;
  /** What is taken for each period that follows, where something is. */
  renewalAmount?: number | undefined;
}

/** What is bought, and how it is paid. The same request with the same terms is the same purchase. PAY-021 */
export interface OrderRequest {
  optionId: string;
  priceId: string;
  paymentMethodId: string;
  method: PaymentMethodName;
  /** Of `linked_card`. */
  bankCardId?: string | undefined;
  /** Of `any_card`: where the card is posted to. */
  paymentUrl?: string | undefined;
  /** Keeps the card that will be typed. */
  isCardKept?: boolean | undefined;
  /** The viewer has said yes to the amount. */
  isConfirmed?: boolean | undefined;
  /** `session_id` stands in the page's address. */
  isSessionPurchase?: boolean | undefined;
  /** What the viewer has agreed to. */
  consents?: ConsentName[] | undefined;
  /** Path of the site where the page of a bank or a wallet leads back to. */
  returnPath?: string | undefined;
}

/** A card as it was typed: digits only, the expiry as `MMYY`. */
export interface TypedCard {
  number: Secret;
  cvc: Secret;
  expiry: Secret;
}

/** Where the bank asks the owner of the card: in a frame of the dialog, or on a page that leads back. */
export interface CardChallenge {
  kind: 'frame' | 'redirect';
  url: string;
  /** ISO timestamp; the bank gives up then. */
  expiresAt: string;
}

/** Where a bank or a wallet takes the money: to be opened, or shown as a QR code. */
export interface BankAddress {
  url: string;
  /** ISO timestamp. */
  expiresAt: string;
}

/** How an order stands, as the service says it. */
export interface OrderTicket {
  ticketId: string;
  orderId: string;
  status: OrderStatus;
  terms: OrderTerms;
  /** Goes to the payment provider with the card. */
  requestId: string | undefined;
  challenge: CardChallenge | undefined;
  bank: BankAddress | undefined;
  /** What an open order waits for. With `none` and `refused` a card may be sent for it. */
  paymentState: PaymentState | undefined;
  /** Why it failed, or the last card did: one of `errorCodes`. */
  code: number | undefined;
  /** The service's sentence for it. */
  description: string | undefined;
  notice: Notification | undefined;
}

/** What the payment provider says to a card. All but `unknown` are definite. */
export type CardAnswer =
  | { status: 'accepted' }
  /** Nothing was taken; another card may follow. */
  | { status: 'refused'; reqStatus: number }
  | { status: 'challenge'; challenge: CardChallenge }
  /** The order takes no card any more. */
  | { status: 'closed' }
  | { status: 'unknown' };

/** How the bank's question was left. */
export type ChallengeOutcome = 'ended' | 'left' | 'timedOut' | 'blocked';

/** What is bought, or what was begun before. */
export interface PurchaseOrderInput {
  request: OrderRequest;
  terms: OrderTerms;
  /** For a profile that may not buy without it. */
  pin?: Secret | undefined;
  /** What this tab had begun: its key is used again for the same purchase. */
  kept?: OrderRecord | undefined;
  /** Only finds out what became of `kept`, and buys nothing: after a reload. @default false */
  isRestored?: boolean;
}

/** How the order ended. */
export type PurchaseOrderOutput =
  | { status: 'fulfilled'; ticketId: string; orderId: string; notice: Notification | undefined }
  /** The account has it from elsewhere; money of this order goes back where some was taken. */
  | { status: 'owned'; isMoneyDue: boolean }
  | {
      status: 'refused';
      code: number | undefined;
      message: Message;
      /** Set where a call under the key is still unanswered: the same purchase must go on under that key. */
      kept: OrderRecord | undefined;
    }
  /** Nothing was bought before the reload; `kept` as above. */
  | { status: 'notPlaced'; kept: OrderRecord }
  /** The viewer turned back. `isOpen`: money may still move, and the order is found again by its record. */
  | { status: 'left'; isOpen: boolean };

/** What the flow remembers; JSON-safe, and without any part of a card. */
export interface PurchaseOrderContext {
  request: OrderRequest;
  terms: OrderTerms;
  pin: Secret | undefined;
  isRestored: boolean;
  /** The idempotency key. */
  key: string;
  /** Known longer than the ticket itself: a record holds it. */
  ticketId: string | undefined;
  ticket: OrderTicket | undefined;
  /** Calls that bought under the key and have no answer yet. */
  openBuys: number;
  /** A card was sent for this order, and the provider has not refused it. */
  isCardSent: boolean;
  /** Cards that were sent and had no answer: money may move until the order ends. */
  lostCards: number;
  /** The provider's answer to the last card that it refused. */
  reqStatus: number | undefined;
  /** The bank's question is before the viewer. */
  isChallengeOpen: boolean;
  /** What the service asks now, where that is another price. */
  newPrice: Price | undefined;
  /** Questions asked in a row without news. */
  attempts: number;
  isSlow: boolean;
  message: Message | undefined;
  code: number | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer, and where none came. */
export interface PurchaseOrderPorts {
  /** Must send `key` as the idempotency key, and `terms` as what the viewer saw. */
  buy: Port<
    { key: string; request: OrderRequest; terms: OrderTerms; pin: Secret | undefined },
    OrderTicket
  >;
  /** The order under a key; nothing where there is none. */
  findByKey: Port<{ key: string }, OrderTicket | undefined>;
  getTicket: Port<{ ticketId: string }, OrderTicket>;
  /** Posts the card once, and never repeats it. */
  payByCard: Port<CardOrder, CardAnswer>;
  confirm: Port<{ ticketId: string; isSessionPurchase: boolean }, Notification | undefined>;
  /** Resolves when the service has said anything about purchases of the account. */
  hearResult: Port<undefined, unknown>;
  /** Keeps the record in the tab for this account, or forgets it; before anything is sent. */
  keep: (record: OrderRecord | undefined) => void;
}

/** A card for one order. */
export interface CardOrder {
  paymentUrl: string;
  orderId: string;
  requestId: string;
  card: TypedCard;
}
