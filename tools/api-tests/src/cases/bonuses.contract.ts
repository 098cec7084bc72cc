import {
  changeBonusLogin,
  confirmBonus,
  drawBonus,
  getBonusDraw,
  getBonusProgram,
  listBonusPrograms,
  registerBonus,
  type Client,
} from '@foyer/client';
import { expect } from 'vitest';
import { forAccounts, forChanges, good, type OperationCases } from '../cases.types.ts';
import { secret, type World } from '../world.ts';

const PHONE = '+79000000177';

const joinWith = (client: Client, login: string) =>
  registerBonus(client, { id: 'svet', login, loginType: 'phone' });

const changeTo = (client: Client, login: string) =>
  changeBonusLogin(client, { id: 'svet', login, loginType: 'phone' });

async function joinByCode(client: Client, world: World) {
  const { request_id: requestId = '' } = await joinWith(client, PHONE);
  const confirmationCode = await world.codeSentTo(PHONE);
  return confirmBonus(client, { id: 'svet', action: 'register', requestId, confirmationCode });
}

/** Trials of bonus programs. */
export const bonusesCases = {
  listBonusPrograms: {
    good: [
      good({
        title: 'shows how the account stands with each program [ENTITY-048, BONUS-005]',
        as: 'other',
        run: (client) => listBonusPrograms(client),
        check: ({ items }) =>
          expect(items.map(({ name, status }) => [name, status])).toEqual([
            ['Light', 'active'],
            ['Aurora', 'not_registered'],
            ['Letters', 'processing'],
            ['Premiere', 'not_registered'],
          ]),
      }),
    ],
    bad: [],
    access: { run: (client) => listBonusPrograms(client), outcomes: forAccounts },
  },
  getBonusProgram: {
    good: [
      good({
        title: 'shows a program with its points [BONUS-006, BONUS-007]',
        as: 'other',
        run: (client) => getBonusProgram(client, { id: 'svet' }),
        check: (program) =>
          expect(program).toMatchObject({
            balance: 1620,
            actions: ['use_custom_login'],
            required_login_type: 'phone',
          }),
      }),
    ],
    bad: [
      {
        title: 'does not find a program that there is not',
        as: 'master',
        run: (client) => getBonusProgram(client, { id: 'nothing' }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => getBonusProgram(client, { id: 'svet' }),
      outcomes: forAccounts,
    },
  },
  registerBonus: {
    good: [
      good({
        title: "joins with the account's own phone at once [BONUS-017]",
        as: 'master',
        run: async (client) => [
          await joinWith(client, '8 900 000-00-02'),
          (await getBonusProgram(client, { id: 'svet' })).status,
        ],
        check: (answers) => expect(answers).toEqual([{ status: 'processing' }, 'processing']),
      }),
      good({
        title: 'asks another phone for a code [BONUS-001, ENTITY-051]',
        as: 'master',
        run: (client) => joinWith(client, PHONE),
        check: (answer) =>
          expect(answer).toMatchObject({ status: 'need_confirm', resend_after: 60 }),
      }),
    ],
    bad: [
      {
        title: 'refuses what is no phone [BONUS-009]',
        as: 'master',
        run: (client) => joinWith(client, '12345'),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a program that takes nobody',
        as: 'master',
        run: (client) => registerBonus(client, { id: 'premera', login: PHONE, loginType: 'phone' }),
        error: 'bonusRefused',
      },
    ],
    access: {
      run: (client) => joinWith(client, PHONE),
      outcomes: { ...forChanges, other: 'bonusRefused' },
    },
  },
  changeBonusLogin: {
    good: [
      good({
        title: 'asks the new phone for a code [BONUS-017]',
        as: 'other',
        run: (client) => changeTo(client, PHONE),
        check: (answer) => expect(answer).toMatchObject({ status: 'need_confirm' }),
      }),
    ],
    bad: [
      {
        title: 'has no login to change before a program was joined',
        as: 'master',
        run: (client) => changeTo(client, PHONE),
        error: 'bonusRefused',
      },
      {
        title: 'refuses an empty login',
        as: 'other',
        run: (client) => changeTo(client, ''),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => changeTo(client, PHONE),
      outcomes: {
        ...forChanges,
        additional: 'bonusRefused',
        child: 'bonusRefused',
        master: 'bonusRefused',
      },
    },
  },
  confirmBonus: {
    good: [
      good({
        title: 'joins with the phone that the code was sent to [BONUS-018]',
        as: 'master',
        run: async (client, world) => {
          const { status } = await joinByCode(client, world);
          return { status, program: await getBonusProgram(client, { id: 'svet' }) };
        },
        check: ({ status, program }) => {
          expect(status).toBe('processing');
          expect(program.login).toBe(PHONE);
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a wrong code',
        as: 'master',
        run: async (client, world) => {
          const { request_id: requestId = '' } = await joinWith(client, PHONE);
          const sent = (await world.codeSentTo(PHONE)).reveal();
          const wrong = sent.startsWith('1') ? `2${sent.slice(1)}` : `1${sent.slice(1)}`;
          const confirmationCode = secret(wrong);
          return confirmBonus(client, {
            id: 'svet',
            action: 'register',
            requestId,
            confirmationCode,
          });
        },
        error: 'wrongCode',
      },
      {
        title: 'does not know a request that nobody made',
        as: 'master',
        run: (client) =>
          confirmBonus(client, {
            id: 'svet',
            action: 'register',
            requestId: 'nothing',
            confirmationCode: secret('1234'),
          }),
        error: 'notFound',
      },
    ],
    access: {
      run: joinByCode,
      outcomes: { ...forChanges, other: 'bonusRefused' },
    },
  },
  getBonusDraw: {
    good: [
      good({
        title: 'says that the draw of the day is there',
        as: 'master',
        run: (client) => getBonusDraw(client),
        check: (draw) => expect(draw).toEqual({ is_available: true }),
      }),
    ],
    bad: [],
    access: { run: (client) => getBonusDraw(client), outcomes: forAccounts },
  },
  drawBonus: {
    good: [
      good({
        title: 'brings a prize, and is over for the day',
        as: 'other',
        run: async (client) => {
          const drawn = await drawBonus(client);
          return { drawn, draw: await getBonusDraw(client) };
        },
        check: ({ drawn, draw }) => {
          expect(drawn.prize?.title).toMatch(/^\d+ points$/);
          expect(draw).toEqual(drawn);
          expect(draw.is_available).toBe(false);
        },
      }),
    ],
    bad: [
      {
        title: 'is made once a day',
        as: 'other',
        run: async (client) => {
          await drawBonus(client);
          return drawBonus(client);
        },
        error: 'drawTaken',
      },
    ],
    access: { run: (client) => drawBonus(client), outcomes: forChanges },
  },
} satisfies Record<string, OperationCases>;
