import type {
  ConsentName,
  PaymentAccount,
  PaymentMethod,
  PurchaseItemType,
  PurchaseOption,
} from '@foyer/contract';
import type { Message, Port, Secret } from '@foyer/core';
import type {
  CardChallenge,
  ChallengeOutcome,
  OrderRecord,
  PurchaseOrderPorts,
  PurchaseOrderViewState,
  TypedCard,
} from '@foyer/purchase-order';
import type { AnyActorLogic } from 'xstate';

/** What the viewer gets. */
export interface BoughtProduct {
  type: PurchaseItemType;
  id: string;
}

/** What is bought, and for whom. */
export interface PaymentInput {
  option: PurchaseOption;
  /** What the option was found by: the bought item itself, or an item of the subscription. */
  item: BoughtProduct;
  /** Of what the viewer wants to watch, in their language. */
  name: string;
  /** The length of time was chosen before: its place among the option's periods. PAY-005 */
  periodIndex?: number | undefined;
  /** Of the session's profile. */
  profileType: 'master' | 'additional';
  /** `purchase_limits.is_pin_required` of the profile. PERM-004 */
  isPinRequired: boolean;
  /** The user's phone with country code, for a reset of the PIN. */
  phone?: string | undefined;
  /** What this tab had begun before it was loaded again. */
  kept?: OrderRecord | undefined;
  /** Query of the page's address. PAY-021 */
  search?: string;
  /** What the buyer's country wants agreed to, by `rules` of the purchase variants. @default nothing */
  consentsAsked?: readonly ConsentName[] | undefined;
  /** Path of the site where the page of a bank leads back to. */
  returnPath?: string | undefined;
  /** What the viewer had chosen before the session ended under the payment. Case C11 */
  chosen?: PaymentChoice | undefined;
}

/** What a viewer chooses of a payment; nothing of a card and no PIN. */
export interface PaymentChoice {
  /** Place among the option's periods. */
  periodIndex: number;
  methodId: string | undefined;
  consents: readonly ConsentName[];
}

/** How the flow ended. */
export type PaymentOutput =
  /** The viewer has it. `next`: what they wanted to do then; `orderId` of the order by which it was bought here. */
  | { status: 'bought'; next: 'watch' | 'close'; orderId?: string }
  /** The dialog was closed while money may still move; the order is found again by its record. */
  | { status: 'open' }
  | { status: 'cancelled' };

/** What the account can pay with. */
export interface PaymentMeans {
  /** For purchases. */
  methods: PaymentMethod[];
  /** The prepaid account, where the account has one. */
  account: PaymentAccount | undefined;
  /** The linked cards among the methods, by the ids of these. */
  cards: Readonly<Record<string, LinkedCard>>;
}

/** A linked card as its row shows it. */
export interface LinkedCard {
  /** As in the list of brands; newer ones may come. BANKCARD-025 */
  brand: string;
  /** As it stands on the card, `MM/YY`; unknown of cards that were linked long ago. */
  expiry: { text: string; isOver: boolean } | undefined;
}

/** What the service shows of a product after its purchase. ONBOARD-002 */
export interface ProductOnboarding {
  productType: 'service' | 'media_item';
  productId: string;
}

/** For what the actor `bankCard` asks a card. */
export interface CardEntryInput {
  purpose: 'purchase';
  paymentUrl: string | undefined;
  search: string;
  canKeep: boolean;
  /** The card that was refused; the form begins with it, without its code. */
  refused: { card: TypedCard; cause: { reqStatus: number } | { message: Message } } | undefined;
}

/** How the actor `bankCard` ends. */
export type CardEntryOutput =
  | {
      status: 'entered';
      card: TypedCard;
      paymentUrl: string;
      isCardKept: boolean;
      isSessionPurchase: boolean;
    }
  | { status: 'left' };

/** How the actor `bonus` ends. PAY-028 */
export interface BonusOutput {
  status: 'joined' | 'left';
}

/** How the actor `productOnboarding` ends. */
export interface OnboardingOutput {
  status: 'watch' | 'closed';
}

/** A card that the viewer typed for this purchase. */
export interface EnteredCard {
  card: TypedCard;
  paymentUrl: string;
  isCardKept: boolean;
  isSessionPurchase: boolean;
}

/** What the flow remembers; JSON-safe, secrets in boxes only. */
export interface PaymentContext extends Required<
  Pick<PaymentInput, 'option' | 'item' | 'name' | 'profileType' | 'isPinRequired' | 'search'>
> {
  phone: string | undefined;
  consentsAsked: readonly ConsentName[];
  /** What the viewer has agreed to; nothing is beforehand. */
  consents: readonly ConsentName[];
  /** The viewer wanted to go on before all was agreed to. */
  isConsentMissed: boolean;
  returnPath: string | undefined;
  isPeriodGiven: boolean;
  kept: OrderRecord | undefined;
  /** The order is one of before the reload. */
  isRestored: boolean;
  /** The account has joined a program since the option was read. */
  isOptionStale: boolean;
  pin: Secret | undefined;
  means: PaymentMeans | undefined;
  periodIndex: number;
  methodId: string | undefined;
  entered: EnteredCard | undefined;
  /** The card goes to the order as soon as that awaits it. */
  isCardToBeSent: boolean;
  /** What the order shows. */
  order: PurchaseOrderViewState | undefined;
  isClosing: boolean;
  /** The account has it from elsewhere, or it is sold no more, and money goes back. */
  isMoneyDue: boolean;
  /** Of the order that has ended well. */
  orderId: string | undefined;
  onboarding: ProductOnboarding | undefined;
  message: Message | undefined;
  code: number | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface PaymentPorts {
  order: PurchaseOrderPorts;
  /** The option as it is sold now; nothing where it is sold no more. */
  findOption: Port<{ optionId: string }, PurchaseOption | undefined>;
  findMeans: Port<undefined, PaymentMeans>;
  /** Nothing where the toggle is off or does not name the product. ONBOARD-001 */
  findOnboarding: Port<BoughtProduct, ProductOnboarding | undefined>;
  /** PAY-018 */
  refreshUser: () => void;
  /** Shows the words with a way to top up for some seconds. PAY-019, PAY-020 */
  offerRefill: (offer: {
    message: Message;
    refillUrl: string | undefined;
    seconds: number;
  }) => void;
  /** Flows of others, by the names that this one invokes them under. */
  actors: {
    /** From `PinInput` to `PinOutput` of `@foyer/pin`. */
    pin: AnyActorLogic;
    /** From {@link CardEntryInput} to {@link CardEntryOutput}. */
    bankCard: AnyActorLogic;
    /** From {@link CardChallenge} to {@link ChallengeEnd}. */
    cardChallenge: AnyActorLogic;
    /** From `{ programId }` to {@link BonusOutput}. */
    bonus: AnyActorLogic;
    /** From {@link ProductOnboarding} to {@link OnboardingOutput}. */
    productOnboarding: AnyActorLogic;
  };
}

/** How the actor `cardChallenge` ends. */
export interface ChallengeEnd {
  outcome: ChallengeOutcome;
}

export type { CardChallenge };
