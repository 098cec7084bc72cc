import type { BankCardPorts, EnteredCard } from '@foyer/bank-card';
import type { CardChallengePorts } from '@foyer/card-challenge';
import type { Message, Port } from '@foyer/core';
import type {
  CardAnswer,
  CardChallenge,
  CardOrder,
  OrderTerms,
  OrderTicket,
} from '@foyer/purchase-order';

/** What finds a binding again after the page was left, for example for the bank's; without any part of a card. */
export interface BindingRecord {
  ticketId: string;
  /** A card was sent, and the provider has not refused it. */
  isCardSent: boolean;
}

/** An order that links a card: the bank holds its sum and gives it back at once. */
export interface BindingOrder {
  ticketId: string;
  orderId: string;
  /** Goes to the payment provider with the card. */
  requestId: string | undefined;
  terms: OrderTerms;
}

/** What is begun, or was begun before. */
export interface CardBindingInput {
  /** Path of the site where the page of a bank leads back to. */
  returnPath: string;
  /** Query of the page's address. BANKCARD-034 */
  search: string;
  /** What this tab had begun: that is asked about first. */
  kept?: BindingRecord | undefined;
}

/** How the flow ended. */
export type CardBindingOutput =
  | { status: 'linked' }
  /** The viewer turned back while the bank may still say yes; the record finds it again. */
  | { status: 'open' }
  | { status: 'cancelled' };

/** What the flow remembers; JSON-safe, cards in boxes only. */
export interface CardBindingContext extends Omit<CardBindingInput, 'kept'> {
  /** Known longer than the order itself: a record holds it. */
  ticketId: string | undefined;
  order: BindingOrder | undefined;
  ticket: OrderTicket | undefined;
  /** Where the bank asks the owner of the card. */
  challenge: CardChallenge | undefined;
  /** The card that was sent last, to begin the form with after a refusal. */
  card: EnteredCard | undefined;
  /** Where that card goes. */
  paymentUrl: string | undefined;
  isCardSent: boolean;
  /** The provider's answer to the last card that it refused. BANKCARD-038 */
  reqStatus: number | undefined;
  /** The bank's question is before the viewer. */
  isChallengeOpen: boolean;
  /** Questions asked in a row without news. */
  attempts: number;
  message: Message | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer, and where none came. */
export interface CardBindingPorts {
  /** The service wants a fresh proof, by the PIN or a code; the client asks for it. Decision 0090 */
  begin: Port<{ returnPath: string }, BindingOrder>;
  getTicket: Port<{ ticketId: string }, OrderTicket>;
  /** Posts the card once, and never again by itself. */
  payByCard: Port<CardOrder, CardAnswer>;
  /** Has the service ask the provider and link the card; may be repeated. */
  confirm: Port<{ ticketId: string }, unknown>;
  /** Keeps the record in the tab for this account, or forgets it; before a card is sent. */
  keep: (record: BindingRecord | undefined) => void;
  bankCard: BankCardPorts;
  cardChallenge: CardChallengePorts;
}
