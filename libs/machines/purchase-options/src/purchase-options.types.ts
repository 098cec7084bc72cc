import type { PurchaseItemType, PurchaseOption } from '@foyer/contract';
import type { Port } from '@foyer/core';

/** What is to be bought. */
export interface PurchaseItem {
  itemId: string;
  itemType: PurchaseItemType;
}

/** An item with all that it can be got by; JSON-safe. */
export interface Purchasable {
  /** In the viewer's language; empty for what has none. */
  name: string;
  /**
   * `offered`: there are options. `owned`: the viewer has it, or it is free. `none`: it is not for sale to this account.
   * `visitor`: prices are an account's. PERM-003
   */
  standing: 'offered' | 'owned' | 'none' | 'visitor';
  options: readonly PurchaseOption[];
  /** Path where it is watched, or of its page. */
  href: string | undefined;
  /** The least that it costs, as the service words it for visitors. */
  priceText: string | undefined;
}

/** What the flow begins with. */
export interface PurchaseOptionsInput extends PurchaseItem {
  /**
   * Whether the viewer asked for it. An event of the service may speak of what the viewer has got meanwhile: then there is
   * nothing to say. @default false
   */
  isAsked?: boolean;
  /** The option that is chosen at first, if it is offered. @default the first */
  seqId?: string | undefined;
  /** What the page has loaded already. */
  known?: Purchasable | undefined;
}

/** Which option of which item is bought, and for how long. */
export interface PurchaseChoice extends PurchaseItem {
  seqId: string;
  /** Its place among the option's periods. */
  periodIndex: number;
}

/** What became of a payment, as far as the options need it. */
export interface PaymentEnd {
  /** `handed-over`: the payment takes the place of the options. `left`: the viewer turned back, or money may still move. */
  status: 'handed-over' | 'bought' | 'left';
  /** Of what was bought. */
  orderId?: string | undefined;
}

/** How the flow ended. */
export type PurchaseOptionsOutput =
  | { status: 'handed-over' }
  /** Only where the options stay under the payment. */
  | { status: 'bought'; orderId?: string | undefined }
  | { status: 'cancelled' };

/** What the flow remembers; JSON-safe. */
export interface PurchaseOptionsContext extends PurchaseItem {
  isAsked: boolean;
  /** The option to begin with. */
  wantedSeqId: string | undefined;
  /** Known once it has come. */
  purchasable: Purchasable | undefined;
  seqId: string | undefined;
  periodIndex: number;
  /** Of what was bought. */
  orderId: string | undefined;
}

/** Effects of the flow. The calls reject for a 4xx or 5xx answer. */
export interface PurchaseOptionsPorts {
  findOptions: Port<PurchaseItem, Purchasable>;
  /** Opens the payment of the choice. */
  pay: Port<PurchaseChoice, PaymentEnd>;
  /** Asks a visitor to sign in; the page is loaded again for the account and goes on. Must not throw. PAY-014 */
  signIn(): void;
}
