import type { Message, Port, Secret } from '@foyer/core';

/** A card as it was typed: digits only, the expiry as `MMYY`. */
export interface EnteredCard {
  number: Secret;
  expiry: Secret;
  cvc: Secret;
  /** Only where the label asks for it. BANKCARD-017 */
  holder?: Secret | undefined;
  /** Only where the label asks for it. BANKCARD-019 */
  postalCode?: Secret | undefined;
}

/** What became of a card that was sent before. BANKCARD-038, BANKCARD-040 */
export type CardRefusal =
  /** The payment provider's answer; not 0. */
  | { reqStatus: number }
  /** A call failed. */
  | { error: unknown }
  /** What the flow that sent it says. */
  | { message: Message };

/** For what a card is typed. */
export interface BankCardInput {
  /** The type of the payment method `any_card`: to pay with, or to link. BANKCARD-041 */
  purpose: 'purchase' | 'card_bind';
  /** Where the card goes, when it is known already. */
  paymentUrl?: string | undefined;
  /** Query of the page's address. BANKCARD-034 */
  search: string;
  /** Whether the viewer may choose to keep the card. @default false */
  canKeep?: boolean;
  /** The card that was refused; the form begins with it, without its code. Case C7 */
  refused?: { card: EnteredCard; cause: CardRefusal } | undefined;
}

/** How the flow ended. */
export type BankCardOutput =
  | {
      status: 'entered';
      card: EnteredCard;
      /** Where the card is to be posted. BANKCARD-036 */
      paymentUrl: string;
      /** The viewer wants the card kept. */
      isCardKept: boolean;
      /** The page was opened with `session_id` in its address. BANKCARD-034 */
      isSessionPurchase: boolean;
    }
  /** The viewer wants another way to pay. */
  | { status: 'left' };

/** What the flow remembers; JSON-safe, cards in boxes only. */
export interface BankCardContext {
  purpose: BankCardInput['purpose'];
  paymentUrl: string | undefined;
  isSessionPurchase: boolean;
  canKeep: boolean;
  /** What the form begins with. */
  kept: Pick<EnteredCard, 'number' | 'expiry' | 'holder' | 'postalCode'> | undefined;
  /** `reqStatus` of the refused card. */
  reqStatus: number | undefined;
  entered: EnteredCard | undefined;
  isCardKept: boolean;
  message: Message | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface BankCardPorts {
  findPaymentUrl: Port<{ purpose: BankCardInput['purpose'] }, string | undefined>;
  /** Tells analytics that a card was refused. BANKCARD-039 */
  reportRefusal: (refusal: { reqStatus: number }) => void;
}
