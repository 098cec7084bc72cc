import { createBankCardMachine } from '@foyer/bank-card';
import { createBonusMachine } from '@foyer/bonus';
import { createCardChallengeMachine } from '@foyer/card-challenge';
import {
  ApiError,
  type Client,
  getPaymentAccount,
  listPaymentMethods,
  userQuery,
} from '@foyer/client';
import type { PaymentAccount, PurchaseOption } from '@foyer/contract';
import type { PaymentPorts } from '@foyer/payment';
import { createProductOnboardingMachine } from '@foyer/product-onboarding';
import type { ShellSurroundings } from '../shell/shell.types.ts';
import { bankCardPorts } from './bank-card.ports.ts';
import { tabMarks } from './browser-storages.ts';
import { bonusPorts } from './bonus.ports.ts';
import { cardChallengePorts } from './card-challenge.ports.ts';
import { type BoughtItem, keepOrder } from './kept-orders.ts';
import { pinPorts } from './pin.ports.ts';
import { findOnboarding, productOnboardingPorts } from './product-onboarding.ports.ts';
import { purchaseOrderPorts } from './purchase-order.ports.ts';

/** What one payment is about. */
export interface PaymentSubject {
  item: BoughtItem;
  option: PurchaseOption;
  profileId: string;
  phone: string | undefined;
}

/** Some accounts have none, and a child is not shown it. */
async function accountOf(client: Client, signal: AbortSignal): Promise<PaymentAccount | undefined> {
  try {
    return await getPaymentAccount(client, signal);
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

/** The calls and effects of the payment dialog. Spec 2 §4 "Payment modal", §7, §8 */
export const paymentPorts = (
  { page, tell }: Pick<ShellSurroundings, 'page' | 'tell'>,
  { item, option, profileId, phone }: PaymentSubject,
): PaymentPorts => {
  const { client, queryClient } = page;
  return {
    ...pinPorts(client),
    order: purchaseOrderPorts({
      client,
      phone,
      keep: (record) =>
        keepOrder(tabMarks, profileId, option.seq_id, record && { item, option, record }),
    }),
    findMeans: async (_input, signal) => {
      const [{ items }, account] = await Promise.all([
        listPaymentMethods(client, { types: ['purchase'] }, signal),
        accountOf(client, signal),
      ]);
      const methods = items.find(({ name }) => name === 'purchase')?.payment_methods ?? [];
      return { methods, account };
    },
    findOnboarding: findOnboarding({ page }),
    refreshUser: () => void queryClient.invalidateQueries({ queryKey: userQuery(client).queryKey }),
    offerRefill: ({ message, refillUrl, seconds }) =>
      tell('notifications', {
        type: 'notice.show',
        notice: {
          tone: 'error',
          message,
          durationSeconds: seconds,
          isForced: true,
          ...(refillUrl !== undefined && {
            target: { type: 'blank', title: page.t('bank_card.payment.refill'), url: refillUrl },
          }),
        },
      }),
    actors: {
      bankCard: createBankCardMachine(bankCardPorts(client)),
      cardChallenge: createCardChallengeMachine(cardChallengePorts()),
      productOnboarding: createProductOnboardingMachine(productOnboardingPorts(client)),
      bonus: createBonusMachine(bonusPorts(client)),
    },
  };
};
