import { randomUUID } from 'node:crypto';
import { textIn } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { salesTexts } from '../../texts/sales-texts.ts';
import { lockSubscription } from '../entitlements/grants.ts';
import { announce } from '../events/announce.ts';
import { expiryOf } from '../purchases/order-expiry.ts';
import { insertOrder, lockAccount, moveOrder } from '../purchases/orders.store.ts';
import { notice, requestIdOf } from '../purchases/purchase-answer.ts';
import { findService } from '../services/services.store.ts';
import { changeSubscription } from '../services/subscriptions.store.ts';
import { cardAnswer } from './card-answer.ts';
import { findCard, listCards, listRenewals, unlinkCard } from './bank-cards.store.ts';
import { cardMark, cardName } from './card-name.ts';

/** How many cards an account may have. */
const CARDS_LIMIT = 10;

/** Held on a card to check it, in minor units; the provider gives it back at once. */
const BINDING_AMOUNT = 100;

const names = {
  rus: salesTexts.rus.cardBinding,
  eng: salesTexts.eng.cardBinding,
  hye: salesTexts.hye.cardBinding,
};

/** Handlers of the calls about bank cards. */
export function bankCardsRoutes({
  db,
  now,
  payments,
}: Context): Handlers<'listBankCards' | 'addBankCard' | 'deleteBankCard' | 'renewByBankCard'> {
  return {
    listBankCards: async ({ viewer, language }) => {
      const cards = await listCards(db, viewer.account.id);
      const renewals = await listRenewals(db, viewer.account.id);
      return { items: cards.map((card) => cardAnswer(card, renewals, language)) };
    },
    addBankCard: async ({ viewer, body, siteUrl }) => {
      const accountId = viewer.account.id;
      if (!payments || (await listCards(db, accountId)).length >= CARDS_LIMIT) {
        throw new Failure('conflict');
      }
      const order = await db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const created = await insertOrder(tx, {
          id: randomUUID(),
          ticketId: randomUUID(),
          accountId,
          profileId: viewer.profile.id,
          kind: 'card_bind',
          status: 'created',
          itemType: 'bank_card',
          itemId: 'bank_card',
          names,
          amount: BINDING_AMOUNT,
          currency: 'RUB',
          paymentMethod: 'any_card',
          isCardLinked: true,
          returnUrl: siteUrl + (body.return_path ?? '/'),
          expiresAt: expiryOf('any_card', now()),
          createdAt: now(),
          updatedAt: now(),
        });
        return moveOrder(tx, created, 'wait_payment', now());
      });
      return {
        order_id: order.id,
        pay_amount: order.amount,
        currency: order.currency,
        req_id: requestIdOf(order, payments),
        ticket_id: order.ticketId,
        expires_at: (order.expiresAt ?? now()).toISOString(),
      };
    },
    renewByBankCard: async ({ viewer, params, body, language }) => {
      const accountId = viewer.account.id;
      const { card, service } = await db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const found = await findCard(tx, accountId, params.id);
        const renewed = await findService(tx, body.service_id);
        if (!found || !renewed) throw new Failure('notFound');
        const row = await lockSubscription(tx, accountId, renewed.id);
        // What is not renewed by this service, or has no price to renew at, no card can pay for.
        if (row?.status !== 'subscribed' || row.renewalPriceId === null) {
          throw new Failure('subscriptionFixed');
        }
        await changeSubscription(tx, row, {
          autopayment: 'enabled',
          paymentMethod: 'linked_card',
          bankCardId: found.id,
        });
        return { card: found, service: renewed };
      });
      const name = textIn(service.names, language);
      return {
        notification: notice(
          salesTexts[language].renewedByCard(name, cardName(cardMark(card), language)),
        ),
      };
    },
    deleteBankCard: async ({ viewer, params, language }) => {
      const accountId = viewer.account.id;
      const card = await db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const unlinked = await unlinkCard(tx, accountId, params.id);
        if (!unlinked) throw new Failure('notFound');
        await announce(
          tx,
          { accountId },
          { event_type: 'item', event_code: 'bank_card_deleted' },
          now(),
        );
        return unlinked;
      });
      return {
        notification: notice(salesTexts[language].cardDeleted(cardName(cardMark(card), language))),
      };
    },
  };
}
