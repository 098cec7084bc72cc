import {
  checkLogin,
  demoSignIn,
  getSession,
  getUser,
  migratePhone,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
  validateEmailCode,
  validatePassword,
  validateSmsCode,
  type Client,
} from '@foyer/client';
import { expect } from 'vitest';
import { forMasters, forSessions, good, type OperationCases } from '../cases.types.ts';
import { secret, type World } from '../world.ts';

const NEW_PHONE = '+79000000101';
const EMAIL = 'viewer@example.org';
const OLD_EMAIL = 'old@example.org';
const deviceUid = 'browser-0001';
const register = { phone: NEW_PHONE, purpose: 'register' } as const;
const reset = { email: EMAIL, purpose: 'reset_password' } as const;

async function checkSmsCode(client: Client, world: World) {
  await sendSmsCode(client, register);
  const code = await world.codeSentTo(NEW_PHONE);
  return validateSmsCode(client, { phone: NEW_PHONE, code, action: 'register' });
}

async function checkEmailCode(client: Client, world: World) {
  await sendEmailCode(client, reset);
  const code = await world.codeSentTo(EMAIL);
  return validateEmailCode(client, { email: EMAIL, code, action: 'reset_password' });
}

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

/** Trials of logins, codes and passwords. */
export const authCases = {
  checkLogin: {
    good: [
      good({
        title: 'says how each kind of login goes on [CALL-003, LOGIN-019, LOGIN-022]',
        as: 'visitor',
        run: async (client) => [
          await checkLogin(client, { login: '+79000000002' }),
          await checkLogin(client, { login: NEW_PHONE }),
          await checkLogin(client, { login: EMAIL }),
          await checkLogin(client, { login: OLD_EMAIL }),
          await checkLogin(client, { login: NEW_PHONE, mode: 'migrate_phone' }),
        ],
        check: (answers) =>
          expect(answers).toEqual([
            { login_mode: 'authorize', login_type: 'phone' },
            { login_mode: 'register', login_type: 'phone' },
            { login_mode: 'authorize', login_type: 'email' },
            { login_mode: 'migrate_phone', login_type: 'email', migrated_from: OLD_EMAIL },
            { login_mode: 'migrate_phone', login_type: 'phone' },
          ]),
      }),
    ],
    bad: [
      {
        title: 'refuses a login that is neither a phone nor an address',
        as: 'visitor',
        run: (client) => checkLogin(client, { login: 'viewer' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a mode that there is not',
        as: 'visitor',
        run: (client) =>
          checkLogin(client, { login: NEW_PHONE, mode: 'register' as 'migrate_phone' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses to move an account to the phone of another',
        as: 'visitor',
        run: (client) => checkLogin(client, { login: '+79000000002', mode: 'migrate_phone' }),
        error: 'loginTaken',
      },
    ],
    access: { run: (client) => checkLogin(client, { login: EMAIL }), outcomes: forSessions },
  },
  sendSmsCode: {
    good: [
      good({
        title: 'sends a code, and says its length and when another may follow [CALL-004, CALL-039]',
        as: 'visitor',
        run: (client) => sendSmsCode(client, register),
        check: (sent) => expect(sent).toEqual({ resend_after_seconds: 60, code_length: 4 }),
      }),
    ],
    bad: [
      {
        title: 'refuses what is no phone',
        as: 'visitor',
        run: (client) => sendSmsCode(client, { ...register, phone: '8 900' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a purpose that there is not',
        as: 'visitor',
        run: (client) => sendSmsCode(client, { ...register, purpose: 'fun' as 'auth' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => sendSmsCode(client, register), outcomes: forSessions },
  },
  sendEmailCode: {
    good: [
      good({
        title: 'sends a code, and says its length and when another may follow [CALL-005, CALL-039]',
        as: 'visitor',
        run: (client) => sendEmailCode(client, reset),
        check: (sent) => expect(sent).toEqual({ resend_after_seconds: 60, code_length: 6 }),
      }),
    ],
    bad: [
      {
        title: 'refuses what is no e-mail address',
        as: 'visitor',
        run: (client) => sendEmailCode(client, { ...reset, email: 'viewer' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a purpose that there is not',
        as: 'visitor',
        run: (client) => sendEmailCode(client, { ...reset, purpose: 'fun' as 'auth' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => sendEmailCode(client, reset), outcomes: forSessions },
  },
  validateSmsCode: {
    good: [
      good({
        title: 'accepts the code that was sent [CALL-006]',
        as: 'visitor',
        run: checkSmsCode,
        check: (answer) => expect(answer).toEqual({ valid: true }),
      }),
    ],
    bad: [
      {
        title: 'refuses a code that was not sent',
        as: 'visitor',
        run: (client) =>
          validateSmsCode(client, { phone: NEW_PHONE, code: secret('1234'), action: 'auth' }),
        error: 'wrongCode',
      },
      {
        title: 'refuses what is no phone',
        as: 'visitor',
        run: (client) =>
          validateSmsCode(client, { phone: '', code: secret('1234'), action: 'auth' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an empty code',
        as: 'visitor',
        run: (client) =>
          validateSmsCode(client, { phone: NEW_PHONE, code: secret(''), action: 'auth' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an action that there is not',
        as: 'visitor',
        run: (client) =>
          validateSmsCode(client, {
            phone: NEW_PHONE,
            code: secret('1234'),
            action: 'fun' as 'auth',
          }),
        error: 'invalidRequest',
      },
    ],
    access: { run: checkSmsCode, outcomes: forSessions },
  },
  validateEmailCode: {
    good: [
      good({
        title: 'accepts the code that was sent [CALL-007]',
        as: 'visitor',
        run: checkEmailCode,
        check: (answer) => expect(answer).toEqual({ valid: true }),
      }),
    ],
    bad: [
      {
        title: 'refuses a code that was not sent',
        as: 'visitor',
        run: (client) =>
          validateEmailCode(client, {
            email: EMAIL,
            code: secret('123456'),
            action: 'reset_password',
          }),
        error: 'wrongCode',
      },
      {
        title: 'refuses what is no e-mail address',
        as: 'visitor',
        run: (client) =>
          validateEmailCode(client, {
            email: 'viewer@',
            code: secret('123456'),
            action: 'reset_password',
          }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an empty code',
        as: 'visitor',
        run: (client) =>
          validateEmailCode(client, { email: EMAIL, code: secret(''), action: 'reset_password' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an action that there is not',
        as: 'visitor',
        run: (client) =>
          validateEmailCode(client, {
            email: EMAIL,
            code: secret('123456'),
            action: 'fun' as 'auth',
          }),
        error: 'invalidRequest',
      },
    ],
    access: { run: checkEmailCode, outcomes: forSessions },
  },
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
