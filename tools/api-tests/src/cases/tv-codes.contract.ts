import { authorizeTvCode, getService, listDevices, sendOttTvCode } from '@foyer/client';
import { expect } from 'vitest';
import { forAdults, good, type OperationCases } from '../cases.types.ts';

/** Trials of the codes of televisions. */
export const tvCodesCases = {
  authorizeTvCode: {
    good: [
      good({
        title: 'signs the television in that shows the code [TVCODE-009]',
        as: 'additional',
        run: async (client) => {
          const { success } = await authorizeTvCode(client, { code: 'tv0001' });
          return { success, devices: (await listDevices(client)).devices.length };
        },
        check: (outcome) => expect(outcome).toEqual({ success: true, devices: 3 }),
      }),
      good({
        title: 'says when none shows the code [TVCODE-009]',
        as: 'master',
        run: (client) => authorizeTvCode(client, { code: 'ZZZZZZ' }),
        check: (answer) => expect(answer).toEqual({ success: false }),
      }),
    ],
    bad: [
      {
        title: 'refuses a code of another length',
        as: 'master',
        run: (client) => authorizeTvCode(client, { code: 'TV001' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a code that is too old',
        as: 'master',
        run: (client) => authorizeTvCode(client, { code: 'TVOLD1' }),
        error: 'wrongCode',
      },
    ],
    access: {
      run: (client) => authorizeTvCode(client, { code: 'TV0001' }),
      outcomes: forAdults,
    },
  },
  sendOttTvCode: {
    good: [
      good({
        title: 'connects the television of an operator, and its service [TVCODE-010, SERV-005]',
        as: 'master',
        run: async (client) => {
          const { notification } = await sendOttTvCode(client, { code: ' OTT-1 ' });
          return { notification, service: await getService(client, { idOrAlias: 'operator' }) };
        },
        check: ({ notification, service }) => {
          expect(notification?.display?.message).toBe(
            'The TV is connected, and “Operator TV” with it',
          );
          expect(service.purchase_state?.service).toEqual({
            status: 'subscribed_in_external_billing',
            external_billing: { name: '“Line Telecom”' },
          });
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a code that there is not',
        as: 'master',
        run: (client) => sendOttTvCode(client, { code: 'OTT-77' }),
        error: 'wrongCode',
      },
      {
        title: 'refuses an empty code',
        as: 'master',
        run: (client) => sendOttTvCode(client, { code: '' }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => sendOttTvCode(client, { code: 'OTT-1' }),
      outcomes: forAdults,
    },
  },
} satisfies Record<string, OperationCases>;
