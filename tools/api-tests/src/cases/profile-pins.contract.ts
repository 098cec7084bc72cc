import {
  changePin,
  deletePin,
  getSession,
  sendSmsCode,
  validatePin,
  type Client,
} from '@foyer/client';
import { expect } from 'vitest';
import { forChanges, forMasters, good, type OperationCases } from '../cases.types.ts';
import { secret, type World } from '../world.ts';

const PHONE = '+79000000002';

/** Proves the phone and deletes the PIN. */
async function deletePinByCode(client: Client, world: World) {
  await sendSmsCode(client, { phone: PHONE, purpose: 'reset_password' });
  const confirmationCode = await world.codeSentTo(PHONE);
  return deletePin(client, { confirmationCode });
}

/** Trials of the PIN of profiles. */
export const profilePinsCases = {
  validatePin: {
    good: [
      good({
        title: 'answers whether the PIN is right [CALL-017]',
        as: 'master',
        run: async (client) => [
          await validatePin(client, { pin: secret('1234') }),
          await validatePin(client, { pin: secret('4321') }),
        ],
        check: (verdicts) => expect(verdicts).toEqual([{ valid: true }, { valid: false }]),
      }),
    ],
    bad: [
      {
        title: 'refuses what is no PIN of four digits',
        as: 'master',
        run: (client) => validatePin(client, { pin: secret('12345') }),
        error: 'invalidRequest',
      },
      {
        title: 'locks the profile after five wrong PINs, whichever session tries them',
        as: 'master',
        run: async (client, world) => {
          const second = await world.clientOf('master');
          for (const pin of ['1', '2', '3', '4', '5']) {
            await validatePin(pin > '3' ? second : client, { pin: secret(`999${pin}`) });
          }
          return validatePin(client, { pin: secret('1234') });
        },
        error: 'tooManyPinTries',
      },
    ],
    access: {
      run: (client) => validatePin(client, { pin: secret('1234') }),
      outcomes: forChanges,
    },
  },
  changePin: {
    good: [
      good({
        title: 'puts the new PIN in force [CALL-019]',
        as: 'master',
        run: async (client) => {
          await changePin(client, { oldPin: secret('1234'), newPin: secret('5678') });
          return validatePin(client, { pin: secret('5678') });
        },
        check: (verdict) => expect(verdict).toEqual({ valid: true }),
      }),
    ],
    bad: [
      {
        title: 'refuses 0000 as the new PIN [PIN-014]',
        as: 'master',
        run: (client) => changePin(client, { oldPin: secret('1234'), newPin: secret('0000') }),
        error: 'pinIsDefault',
      },
      {
        title: 'refuses a wrong old PIN',
        as: 'master',
        run: (client) => changePin(client, { oldPin: secret('4321'), newPin: secret('5678') }),
        error: 'wrongOldPin',
      },
    ],
    access: {
      run: (client) => changePin(client, { oldPin: secret('1234'), newPin: secret('5678') }),
      outcomes: { ...forChanges, other: 'wrongOldPin' },
    },
  },
  deletePin: {
    good: [
      good({
        title: 'puts 0000 back in force after a code by SMS [CALL-018]',
        as: 'master',
        run: async (client, world) => {
          const { notification } = await deletePinByCode(client, world);
          return { notification, verdict: await validatePin(client, { pin: secret('0000') }) };
        },
        check: ({ notification, verdict }) => {
          expect(notification?.event_type).toBe('display');
          expect(verdict).toEqual({ valid: true });
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a wrong code',
        as: 'master',
        run: async (client, world) => {
          await sendSmsCode(client, { phone: PHONE, purpose: 'reset_password' });
          const sent = (await world.codeSentTo(PHONE)).reveal();
          const wrong = sent.startsWith('1') ? `2${sent.slice(1)}` : `1${sent.slice(1)}`;
          return deletePin(client, { confirmationCode: secret(wrong) });
        },
        error: 'wrongCode',
      },
      {
        title: 'takes a code once',
        as: 'master',
        run: async (client, world) => {
          await deletePinByCode(client, world);
          await getSession(client);
          return deletePin(client, { confirmationCode: await world.codeSentTo(PHONE) });
        },
        error: 'wrongCode',
      },
    ],
    access: {
      run: deletePinByCode,
      outcomes: { ...forMasters, other: 'wrongCode' },
    },
  },
} satisfies Record<string, OperationCases>;
