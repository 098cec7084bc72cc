import type { Message, Port } from '@foyer/core';

/** A subscription that a card pays for. */
export interface CardRenewal {
  name: string;
  /** Until when it is paid, in the viewer's words; nothing where it has no end. */
  paidUntil: string | undefined;
}

/** A card that the account has linked: never more than the end of its number. */
export interface SavedCard {
  id: string;
  /** As in the list of brands; newer ones may come. BANKCARD-025 */
  brand: string;
  lastDigits: string;
  /** The month in which it ends, as it stands on the card; nothing where it is not known. */
  expiry: { text: string; isOver: boolean } | undefined;
  /** What renews no more without this card. */
  renewals: readonly CardRenewal[];
}

/** What the flow remembers; JSON-safe. */
export interface BankCardsContext {
  cards: readonly SavedCard[];
  /** Id of the card that the viewer is asked about. */
  chosen: string | undefined;
  /** The card that was forgotten last, here or elsewhere. */
  forgotten: SavedCard | undefined;
  message: Message | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer, and where the viewer gave no proof. */
export interface BankCardsPorts {
  listCards: Port<undefined, readonly SavedCard[]>;
  /** The service wants a fresh proof, by the PIN or a code; the client asks for it. Decision 0090 */
  forgetCard: Port<{ id: string }, unknown>;
}
