import {
  demoSignIn,
  getSession,
  getUser,
  migratePhone,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
  validatePassword,
  type Client,
} from '@foyer/client';
import { expect } from 'vitest';
import { forMasters, forSessions, good, type OperationCases } from '../cases.types.ts';
import { secret, type World } from '../world.ts';

const NEW_PHONE = '+79000000101';
const EMAIL = 'viewer@example.org';
const OLD_EMAIL = 'old@example.org';
const deviceUid = 'browser-0001';
const reset = { email: EMAIL, purpose: 'reset_password' } as const;

async function resetByEmail(client: Client, world: World) {
  await sendEmailCode(client, reset);
  return resetPassword(client, {
    to: { email: EMAIL },
    confirmationCode: await world.codeSentTo(EMAIL),
    newPassword: secret('battery-staple'),
    deviceUid,
  });
}

async function migrate(client: Client, world: World) {
  await sendSmsCode(client, { phone: NEW_PHONE, purpose: 'migrate_phone' });
  const confirmationCode = await world.codeSentTo(NEW_PHONE);
  return migratePhone(client, { confirmationCode, phone: NEW_PHONE, email: OLD_EMAIL });
}

/** Trials of passwords, and of logins that move to a phone. */
export const passwordsCases = {
  validatePassword: {
    good: [
      good({
        title: 'accepts the password of the account [CALL-008]',
        as: 'nobody',
        run: async (client) => {
          await demoSignIn(client, { login: EMAIL });
          return validatePassword(client, { password: secret('correct-horse') });
        },
        check: (answer) => expect(answer).toEqual({ valid: true }),
      }),
    ],
    bad: [
      {
        title: 'refuses a wrong password',
        as: 'nobody',
        run: async (client) => {
          await demoSignIn(client, { login: EMAIL });
          return validatePassword(client, { password: secret('wrong-horse') });
        },
        error: 'wrongPassword',
      },
      {
        title: 'refuses an empty password',
        as: 'master',
        run: (client) => validatePassword(client, { password: secret('') }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => validatePassword(client, { password: secret('correct-horse') }),
      // The accounts of these callers sign in by phone and have no password.
      outcomes: {
        nobody: 'sessionMissing',
        publisher: 'sessionMissing',
        visitor: 'signInRequired',
        restricted: 'sessionRestricted',
        blocked: 'accountBlocked',
        additional: 'wrongPassword',
        child: 'wrongPassword',
        master: 'wrongPassword',
        other: 'wrongPassword',
      },
    },
  },
  resetPassword: {
    good: [
      good({
        title: 'sets a new password and signs in [CALL-009, LOGIN-030]',
        as: 'visitor',
        run: async (client, world) => [
          await resetByEmail(client, world),
          (await getUser(client)).email,
          await validatePassword(client, { password: secret('battery-staple') }),
        ],
        check: (answers) =>
          expect(answers).toEqual([
            { session_state: 'normal', is_auth: true },
            EMAIL,
            { valid: true },
          ]),
      }),
    ],
    bad: [
      {
        title: 'refuses a code that was not sent',
        as: 'visitor',
        run: (client) =>
          resetPassword(client, {
            to: { email: EMAIL },
            confirmationCode: secret('123456'),
            newPassword: secret('battery-staple'),
            deviceUid,
          }),
        error: 'wrongCode',
      },
      {
        title: 'refuses a password that is frequent',
        as: 'visitor',
        run: (client) =>
          resetPassword(client, {
            to: { email: EMAIL },
            confirmationCode: secret('123456'),
            newPassword: secret('12345678'),
            deviceUid,
          }),
        error: 'weakPassword',
      },
      {
        title: 'refuses a password of seven characters [LOGIN-064]',
        as: 'visitor',
        run: (client) =>
          resetPassword(client, {
            to: { email: EMAIL },
            confirmationCode: secret('123456'),
            newPassword: secret('seven77'),
            deviceUid,
          }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses what is no e-mail address',
        as: 'visitor',
        run: (client) =>
          resetPassword(client, {
            to: { email: 'viewer' },
            confirmationCode: secret('123456'),
            newPassword: secret('battery-staple'),
            deviceUid,
          }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses what is no phone',
        as: 'visitor',
        run: (client) =>
          resetPassword(client, {
            to: { phone: '1' },
            confirmationCode: secret('1234'),
            newPassword: secret('battery-staple'),
            deviceUid,
          }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses what is no uid of a device',
        as: 'visitor',
        run: (client) =>
          resetPassword(client, {
            to: { email: EMAIL },
            confirmationCode: secret('123456'),
            newPassword: secret('battery-staple'),
            deviceUid: '',
          }),
        error: 'invalidRequest',
      },
    ],
    access: { run: resetByEmail, outcomes: forSessions },
  },
  migratePhone: {
    good: [
      good({
        title: 'makes a phone the login of the account [CALL-010]',
        as: 'nobody',
        run: async (client, world) => {
          await demoSignIn(client, { login: OLD_EMAIL });
          await migrate(client, world);
          return [await getSession(client), (await getUser(client)).phone];
        },
        check: (answers) =>
          expect(answers).toEqual([{ session_state: 'normal', is_auth: true }, NEW_PHONE]),
      }),
    ],
    bad: [
      {
        title: 'refuses a code that was not sent',
        as: 'nobody',
        run: async (client) => {
          await demoSignIn(client, { login: OLD_EMAIL });
          return migratePhone(client, {
            confirmationCode: secret('1234'),
            phone: NEW_PHONE,
            email: OLD_EMAIL,
          });
        },
        error: 'wrongCode',
      },
      {
        title: 'refuses what is no phone',
        as: 'master',
        run: (client) =>
          migratePhone(client, { confirmationCode: secret('1234'), phone: '', email: OLD_EMAIL }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses what is no e-mail address',
        as: 'master',
        run: (client) =>
          migratePhone(client, { confirmationCode: secret('1234'), phone: NEW_PHONE, email: '' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an empty code',
        as: 'master',
        run: (client) =>
          migratePhone(client, {
            confirmationCode: secret(''),
            phone: NEW_PHONE,
            email: OLD_EMAIL,
          }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: migrate,
      // The accounts of these callers have no e-mail address to move from.
      outcomes: {
        ...forMasters,
        visitor: 'signInRequired',
        master: 'invalidRequest',
        other: 'invalidRequest',
      },
    },
  },
} satisfies Record<string, OperationCases>;
