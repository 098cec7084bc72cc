import { cancelService, getService, listServices, resumeService } from '@foyer/client';
import { expect } from 'vitest';
import { forAdults, forAnybody, good, type OperationCases } from '../cases.types.ts';

/** Trials of services. */
export const servicesCases = {
  listServices: {
    good: [
      good({
        title: 'shows everybody the shop window [ENTITY-031]',
        as: 'nobody',
        run: (client) => listServices(client, { limit: 2 }),
        check: ({ items, next_cursor }) => {
          expect(items.map(({ id, price_text }) => [id, price_text])).toEqual([
            ['kino', 'from ₽299 a month'],
            ['vse', 'from ₽599 a month'],
          ]);
          expect(next_cursor).toEqual(expect.any(String));
        },
      }),
      good({
        title: 'lists what the family has',
        as: 'additional',
        run: (client) => listServices(client, { isMine: true }),
        check: ({ items }) =>
          expect(
            items.map(({ id, active, purchase_state }) => [
              id,
              active,
              purchase_state?.service.status,
            ]),
          ).toEqual([
            ['kino', true, 'subscribed'],
            ['kids', true, 'unsubscribed'],
          ]),
      }),
    ],
    bad: [
      {
        title: 'refuses a limit of nothing',
        as: 'visitor',
        run: (client) => listServices(client, { limit: 0 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listServices(client), outcomes: forAnybody },
  },
  getService: {
    good: [
      good({
        title:
          'gives a service by id or alias, to a visitor without purchase data [CALL-032, PAY-032]',
        as: 'visitor',
        run: async (client) => [
          await getService(client, { idOrAlias: 'vse' }),
          await getService(client, { idOrAlias: 'vse-vmeste' }),
        ],
        check: ([byId, byAlias]) => {
          expect(byAlias).toEqual(byId);
          expect(byId).toMatchObject({ name: 'Everything', active: false });
          expect(byId?.sub_services.map(({ id }) => id)).toEqual([
            'documentary',
            'music',
            'classics',
          ]);
          expect(byId).not.toHaveProperty('purchase_variants');
        },
      }),
      good({
        title: 'says how the account stands with it [ENTITY-032, SERV-003]',
        as: 'master',
        run: (client) => getService(client, { idOrAlias: 'kino' }),
        check: (service) =>
          expect(service).toMatchObject({
            active: true,
            purchase_state: {
              service: { status: 'subscribed', autopayment: { status: 'enabled' } },
            },
          }),
      }),
    ],
    bad: [
      {
        title: 'does not find a service that there is not',
        as: 'visitor',
        run: (client) => getService(client, { idOrAlias: 'nothing' }),
        error: 'notFound',
      },
    ],
    access: { run: (client) => getService(client, { idOrAlias: 'kino' }), outcomes: forAnybody },
  },
  cancelService: {
    good: [
      good({
        title: 'asks for the end of a subscription [SERV-001]',
        as: 'additional',
        run: async (client) => {
          const { notification } = await cancelService(client, { id: 'kino' });
          return { notification, service: await getService(client, { idOrAlias: 'kino' }) };
        },
        check: ({ notification, service }) => {
          expect(notification?.display?.message).toBe('Unsubscribing from “Cinema”');
          expect(service).toMatchObject({
            active: true,
            purchase_state: { service: { status: 'unsubscribe_requested' } },
          });
        },
      }),
    ],
    bad: [
      {
        title: 'cannot end what was not subscribed to',
        as: 'master',
        run: (client) => cancelService(client, { id: 'sport' }),
        error: 'subscriptionFixed',
      },
      {
        title: 'does not find a service that there is not',
        as: 'master',
        run: (client) => cancelService(client, { id: 'nothing' }),
        error: 'notFound',
      },
    ],
    access: { run: (client) => cancelService(client, { id: 'kino' }), outcomes: forAdults },
  },
  resumeService: {
    good: [
      good({
        title: 'takes the end of a subscription back while it lasts [SERV-001]',
        as: 'master',
        run: async (client) => {
          await resumeService(client, { id: 'kids' });
          return getService(client, { idOrAlias: 'kids' });
        },
        check: (service) =>
          expect(service).toMatchObject({
            active: true,
            purchase_state: { service: { status: 'cancel_unsubscribe_requested' } },
          }),
      }),
    ],
    bad: [
      {
        title: 'has nothing to take back of a subscription that goes on',
        as: 'master',
        run: (client) => resumeService(client, { id: 'kino' }),
        error: 'subscriptionFixed',
      },
    ],
    access: {
      run: (client) => resumeService(client, { id: 'kids' }),
      outcomes: { ...forAdults, other: 'subscriptionFixed' },
    },
  },
} satisfies Record<string, OperationCases>;
