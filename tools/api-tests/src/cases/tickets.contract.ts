import { type Client, confirmTicket, findPurchase, getTicket } from '@foyer/client';
import { expect } from 'vitest';
import { pressOnPage, sendCardForm } from '../card-form.ts';
import { forAccounts, forChanges, good, type OperationCases } from '../cases.types.ts';
import { buyByNewCard, KEY } from '../karaoke-purchase.ts';
import type { World } from '../world.ts';

/** Trials of orders that were made. */
export const ticketsCases = {
  findPurchase: {
    good: [
      good({
        title: 'finds the order of a key, for a client that was interrupted',
        as: 'master',
        run: async (client) => {
          const bought = await buyByNewCard(client);
          return { bought, found: await findPurchase(client, { idempotencyKey: KEY }) };
        },
        check: ({ bought, found }) =>
          expect(found).toMatchObject({ ...bought, name: 'Karaoke', status: 'wait_payment' }),
      }),
    ],
    bad: [
      {
        title: 'finds nothing under a key that was never used',
        as: 'master',
        run: (client) => findPurchase(client, { idempotencyKey: 'never-used-before' }),
        error: 'notFound',
      },
      {
        title: 'does not find the order of another account',
        as: 'other',
        run: async (client, world) => {
          await buyByNewCard(await world.clientOf('master'));
          return findPurchase(client, { idempotencyKey: KEY });
        },
        error: 'notFound',
      },
    ],
    access: {
      run: async (client, world) => {
        await buyByNewCard(await world.clientOf('master'));
        return findPurchase(client, { idempotencyKey: KEY });
      },
      outcomes: { ...forAccounts, blocked: 'notFound', other: 'notFound' },
    },
  },
  getTicket: {
    good: [
      good({
        title: 'says how an order stands',
        as: 'master',
        run: async (client) => {
          const { ticket_id: ticketId } = await buyByNewCard(client);
          return getTicket(client, { ticketId });
        },
        check: (ticket) =>
          expect(ticket).toMatchObject({
            status: 'wait_payment',
            payment_state: 'none',
            expires_at: expect.any(String) as string,
            pay_amount: 14900,
          }),
      }),
      good({
        title: 'C5: says that an outcome is not known yet [BANKCARD-042]',
        as: 'master',
        run: async (client, world) => {
          const bought = await buyByNewCard(client, 'a-purchase-that-is-not-known');
          const { reqStatus } = await sendCardForm(world, 'create', bought, '4000000000004012');
          return { reqStatus, ticket: await getTicket(client, { ticketId: bought.ticket_id }) };
        },
        check: ({ reqStatus, ticket }) => {
          expect(reqStatus).toBe(5);
          expect(ticket).toMatchObject({ status: 'wait_payment', payment_state: 'unknown' });
        },
      }),
      good({
        title:
          'C14: says that the bank checks the card holder, and then that it has paid [BANKCARD-042]',
        as: 'master',
        run: async (client, world) => {
          const bought = await buyByNewCard(client, 'a-purchase-with-a-challenge');
          const { challenge } = await sendCardForm(world, 'create', bought, '4000000000003014');
          const waiting = await getTicket(client, { ticketId: bought.ticket_id });
          await pressOnPage(world, challenge?.url, 'confirm');
          return {
            challenge,
            waiting,
            paid: await getTicket(client, { ticketId: bought.ticket_id }),
          };
        },
        check: ({ challenge, waiting, paid }) => {
          expect(waiting).toMatchObject({ payment_state: 'challenge', challenge });
          expect(paid.status).toBe('fulfilled');
        },
      }),
    ],
    bad: [
      {
        title: 'does not find the ticket of another account',
        as: 'master',
        run: (client) => getTicket(client, { ticketId: 'demo-5-ticket-kino-0' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getTicket(client, { ticketId: 'demo-5-ticket-kino-0' }),
      outcomes: {
        ...forAccounts,
        child: 'notFound',
        blocked: 'notFound',
        additional: 'notFound',
        master: 'notFound',
      },
    },
  },
  confirmTicket: {
    good: [
      good({
        title: 'finishes an order whose card was charged [PAY-024, BANKCARD-030, BANKCARD-037]',
        as: 'master',
        run: async (client, world) => {
          const bought = await buyByNewCard(client);
          const { reqStatus } = await sendCardForm(world, 'create', bought);
          const { ticket_id: ticketId } = bought;
          const { notification } = await confirmTicket(client, { ticketId });
          return { reqStatus, notification, ticket: await getTicket(client, { ticketId }) };
        },
        check: ({ reqStatus, notification, ticket }) => {
          expect(reqStatus).toBe(0);
          expect(notification?.display?.message).toBe('You are subscribed to “Karaoke”');
          expect(ticket.status).toBe('fulfilled');
        },
      }),
    ],
    bad: [
      {
        title: 'C5: cannot say yet whether a card has paid [PAY-024]',
        as: 'master',
        run: async (client, world) => {
          const bought = await buyByNewCard(client);
          await sendCardForm(world, 'create', bought, '4000000000004012');
          return confirmTicket(client, { ticketId: bought.ticket_id });
        },
        error: 'paymentUnknown',
      },
      ...(
        [
          ['refused', '4000000000003030', 'challengeRefused'],
          ['left', '4000000000003048', 'challengeAbandoned'],
        ] as const
      ).map(([how, card, error]) => ({
        title: `C14: takes a challenge that was ${how} for no payment [BANKCARD-042]`,
        as: 'master' as const,
        run: async (client: Client, world: World) => {
          const bought = await buyByNewCard(client);
          const { challenge } = await sendCardForm(world, 'create', bought, card);
          await pressOnPage(world, challenge?.url, 'confirm');
          return confirmTicket(client, { ticketId: bought.ticket_id });
        },
        error,
      })),
      {
        title: 'waits for a card that was never sent',
        as: 'master',
        run: async (client) => {
          const { ticket_id: ticketId } = await buyByNewCard(client);
          return confirmTicket(client, { ticketId });
        },
        error: 'paymentMissing',
      },
      {
        title: 'fails with the card that has not enough money [PAY-019]',
        as: 'master',
        run: async (client, world) => {
          const bought = await buyByNewCard(client);
          await sendCardForm(world, 'create', bought, '4000000000009995');
          return confirmTicket(client, { ticketId: bought.ticket_id });
        },
        error: 'cardFundsMissing',
      },
    ],
    access: {
      run: (client) => confirmTicket(client, { ticketId: 'demo-5-ticket-kino-0' }),
      outcomes: { ...forChanges, additional: 'notFound', child: 'notFound', master: 'notFound' },
    },
  },
} satisfies Record<string, OperationCases>;
