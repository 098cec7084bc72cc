import { type Language, type PaymentMethod, type PaymentType, textIn } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import { moneyText } from '../../texts/money.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import { listCards, type BankCardRow } from '../bank-cards/bank-cards.store.ts';
import { cardDetails } from '../bank-cards/card-answer.ts';
import { cardMark, cardName } from '../bank-cards/card-name.ts';
import { listStandings, type ProgramStanding } from '../bonuses/bonuses.store.ts';
import type { PriceRow } from '../sales/sales.store.ts';
import { findPaymentAccount, type OrderRow } from './orders.store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What an account can pay with. */
export interface Means {
  accountId: string;
  cards: readonly BankCardRow[];
  standings: readonly ProgramStanding[];
  /** Minor units. */
  balance: number;
  currency: string;
}

/** One way to pay, with what stands behind it. */
export interface Way {
  method: PaymentMethod;
  card?: BankCardRow;
  /** Outside the site, which takes the money. */
  page?: NonNullable<OrderRow['paymentPage']>;
  standing?: ProgramStanding;
}

/** Reads what an account can pay with. */
export async function readMeans(db: Database, accountId: string): Promise<Means> {
  const account = await findPaymentAccount(db, accountId);
  return {
    accountId,
    cards: await listCards(db, accountId),
    standings: await listStandings(db, accountId),
    balance: account?.balance ?? 0,
    currency: account?.currency ?? 'RUB',
  };
}

/** The ways in which an account can pay for a purchase. Without a provider no card can be charged. */
export function waysToBuy(
  { cards, standings, balance, currency }: Means,
  provider: PaymentProvider | undefined,
  language: Language,
): Way[] {
  const texts = salesTexts[language];
  const byProvider: Way[] = provider
    ? [
        ...cards.map((card) => ({
          card,
          method: {
            id: `linked_card-${card.id}`,
            name: 'linked_card' as const,
            description: cardName(cardMark(card), language),
            bank_card: cardDetails(card),
          },
        })),
        {
          method: {
            id: 'any_card',
            name: 'any_card',
            payment_url: provider.createUrl,
            description: texts.anyCard,
          },
        },
        ...(['bank_qr', 'wallet'] as const).map((page) => ({
          page,
          method: {
            id: `external_url-${page}`,
            name: 'external_url' as const,
            payment_page: page,
            description: page === 'wallet' ? texts.wallet : texts.bankQr,
          },
        })),
      ]
    : [];
  return [
    ...byProvider,
    {
      method: {
        id: 'account_prepaid',
        name: 'account_prepaid',
        description: texts.prepaid(moneyText(balance, currency, language)),
      },
    },
    ...standings.map((standing) => ({
      standing,
      method: {
        id: `bonus-${standing.program.id}`,
        name: 'bonus' as const,
        description: texts.bonus(
          textIn(standing.program.names, language),
          standing.membership?.balance ?? 0,
        ),
      },
    })),
  ];
}

/** Whether a price can be paid in a way: points pay bonus prices only, and a trial needs a card. */
export function canPay(
  { type, bonusProgramId }: Pick<PriceRow, 'type' | 'bonusProgramId'>,
  { method, standing }: Way,
): boolean {
  if (type === 'bonus') return standing !== undefined && standing.program.id === bonusProgramId;
  if (method.name === 'bonus') return false;
  return type !== 'trial' || method.name === 'any_card' || method.name === 'linked_card';
}

/** The payment methods for each purpose. PAY-025, PAY-026. */
export function paymentTypes(
  means: Means,
  provider: PaymentProvider | undefined,
  language: Language,
): PaymentType[] {
  const texts = salesTexts[language];
  const purchase: PaymentType = {
    name: 'purchase',
    payment_methods: waysToBuy(means, provider, language).map(({ method }) => method),
  };
  if (!provider) {
    return [
      purchase,
      { name: 'card_bind', payment_methods: [] },
      { name: 'account_refill', payment_methods: [] },
    ];
  }
  return [
    purchase,
    {
      name: 'card_bind',
      payment_methods: [
        {
          id: 'card_bind',
          name: 'any_card',
          payment_url: provider.bindUrl,
          description: texts.cardBinding,
        },
      ],
    },
    {
      name: 'account_refill',
      payment_methods: [
        {
          id: 'account_refill',
          name: 'external_url',
          payment_url: provider.refillUrl(means.accountId),
          payment_page: 'refill',
          description: texts.refill,
        },
      ],
    },
  ];
}
