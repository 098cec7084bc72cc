import type { Period, Price, PurchaseItemType, PurchaseOption } from '@foyer/contract';
import type { Port } from '@foyer/core';

/** What is to be sold. */
export interface SellingScreenInput {
  itemId: string;
  itemType: PurchaseItemType;
  /**
   * Whether the viewer asked for it. An event of the service may speak of what the viewer has got meanwhile: then there is
   * nothing to say. @default false
   */
  isAsked?: boolean;
}

/** The best price of an option for its usual length of time; JSON-safe. Amounts are minor units. */
export interface SellingPrice extends Pick<
  Price,
  'type' | 'amount' | 'original_amount' | 'currency' | 'trial'
> {
  /** How long it is paid for; absent for ever. */
  period: { duration: number; unit: NonNullable<Period['duration_unit']> } | undefined;
}

/** One way to get the item. */
export interface SellingOption {
  /** Names it when it is bought; opaque. */
  seqId: string;
  usageModel: PurchaseOption['usage_model'];
  /** Of the subscription; empty for what is none. */
  serviceName: string;
  quality: string | undefined;
  season: number | undefined;
  episode: number | undefined;
  /** What it comes with. */
  features: readonly string[];
  price: SellingPrice | undefined;
}

/** An item with all that it can be got by. */
export interface Selling {
  name: string;
  /** Empty where it is free, owned, or not for sale. */
  options: readonly SellingOption[];
}

/** Which option of which item is bought. */
export interface SellingChoice extends Pick<SellingScreenInput, 'itemId' | 'itemType'> {
  seqId: string;
}

/** How the flow ended. `handed-over`: the purchase has taken over. */
export type SellingScreenOutput = { status: 'handed-over' } | { status: 'cancelled' };

/** What the flow remembers; JSON-safe. */
export interface SellingScreenContext extends SellingScreenInput {
  /** Known once it has come. */
  selling: Selling | undefined;
}

/** Effects of the flow. The call rejects for a 4xx or 5xx answer. */
export interface SellingScreenPorts {
  findSelling: Port<SellingScreenInput, Selling>;
  /** Hands over to the purchase of one option, whatever that is. Must not throw. */
  buy(choice: SellingChoice): void;
}
