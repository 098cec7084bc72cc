import type { PurchaseOption } from '@foyer/contract';
import {
  estOptionFixture,
  paymentAccountFixture,
  paymentTypesFixture,
  serviceOptionFixture,
  tvodOptionFixture,
} from '@foyer/contract/fixtures';
import { secret } from '@foyer/core';
import { createPinMachine } from '@foyer/pin';
import { fakePinPorts } from '@foyer/pin/fixtures';
import { fakePurchaseOrderPorts, purchaseOrderInputs } from '@foyer/purchase-order/fixtures';
import { fromPromise } from 'xstate';
import type {
  BonusOutput,
  CardEntryInput,
  CardEntryOutput,
  ChallengeEnd,
  OnboardingOutput,
  PaymentInput,
  PaymentMeans,
  PaymentPorts,
} from './payment.types.ts';

const buyer = {
  name: 'Метрополис',
  item: { type: 'media_item', id: 'metropolis' },
  profileType: 'master',
  isPinRequired: false,
} as const;

/** What is bought, by what it shows. */
export const paymentInputs = {
  service: { ...buyer, option: serviceOptionFixture },
  /** A length of time was chosen before. */
  year: { ...buyer, option: serviceOptionFixture, periodIndex: 1 },
  pin: { ...buyer, option: serviceOptionFixture, isPinRequired: true },
  film: { ...buyer, option: estOptionFixture },
  quick: { ...buyer, option: tvodOptionFixture },
  /** A certificate. */
  gift: {
    ...buyer,
    option: tvodOptionFixture,
    item: { type: 'certificate', id: 'gift-500' },
    name: 'Сертификат на 500 ₽',
  },
  /** One press buys with the linked card. */
  oneStep: {
    ...buyer,
    option: {
      ...serviceOptionFixture,
      is_quick_purchase: true,
      periods: serviceOptionFixture.periods.slice(0, 1),
    },
  },
  restored: { ...buyer, option: serviceOptionFixture, kept: purchaseOrderInputs.restored.kept },
  unanswered: { ...buyer, option: serviceOptionFixture, kept: purchaseOrderInputs.unanswered.kept },
} satisfies Record<string, PaymentInput>;

/** The film's option, where the account stands so with the program whose points can pay. */
export const filmOfMember = (status: string): PurchaseOption => ({
  ...estOptionFixture,
  periods: estOptionFixture.periods.map((period) => ({
    ...period,
    prices: period.prices.map((price) =>
      price.bonus_program ? { ...price, bonus_program: { ...price.bonus_program, status } } : price,
    ),
  })),
});

/** A month whose trial the linked card can have. */
export const trialByLinkedCard: PaymentInput = {
  ...paymentInputs.year,
  periodIndex: 0,
  option: {
    ...serviceOptionFixture,
    periods: serviceOptionFixture.periods.map((period) => ({
      ...period,
      prices: period.prices.map((price) =>
        price.type === 'trial' ? { ...price, payment_method_id: 'linked_card-1' } : price,
      ),
    })),
  },
};

/** All that an account can pay with, and some money on the prepaid account. */
export const paymentMeans: PaymentMeans = {
  methods: paymentTypesFixture.items.find(({ name }) => name === 'purchase')?.payment_methods ?? [],
  account: paymentAccountFixture,
  cards: { 'linked_card-1': { brand: 'mir', expiry: { text: '12/30', isOver: false } } },
};

/** All that an account can pay with whose linked card has expired. */
export const meansWithOldCard: PaymentMeans = {
  ...paymentMeans,
  cards: { 'linked_card-1': { brand: 'mir', expiry: { text: '10/26', isOver: true } } },
};

/** A card as a viewer types it. */
export const enteredCard: CardEntryOutput = {
  status: 'entered',
  card: { number: secret('2200000000000004'), cvc: secret('123'), expiry: secret('1230') },
  paymentUrl: 'http://127.0.0.1:4002/payments/create',
  isCardKept: false,
  isSessionPurchase: false,
};

/** Flows of others that end at once, as a viewer who agrees ends them; the PIN is asked for. */
export const readyActors = (): PaymentPorts['actors'] => ({
  pin: createPinMachine(fakePinPorts()),
  bankCard: fromPromise<CardEntryOutput, CardEntryInput>(async () => enteredCard),
  cardChallenge: fromPromise<ChallengeEnd>(async () => ({ outcome: 'ended' })),
  bonus: fromPromise<BonusOutput>(async () => ({ status: 'joined' })),
  productOnboarding: fromPromise<OnboardingOutput>(async () => ({ status: 'watch' })),
});

/** Ports of a service where everything goes well; each may be replaced. */
export const fakePaymentPorts = (replaced: Partial<PaymentPorts> = {}): PaymentPorts => ({
  order: fakePurchaseOrderPorts(),
  findOption: async () => filmOfMember('active'),
  findMeans: async () => paymentMeans,
  findOnboarding: async () => undefined,
  refreshUser: () => {},
  offerRefill: () => {},
  actors: readyActors(),
  ...replaced,
});
