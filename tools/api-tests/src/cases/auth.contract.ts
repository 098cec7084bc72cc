import {
  checkLogin,
  sendEmailCode,
  sendSmsCode,
  validateEmailCode,
  validateSmsCode,
  type Client,
} from '@foyer/client';
import { expect } from 'vitest';
import { forSessions, good, type OperationCases } from '../cases.types.ts';
import { secret, type World } from '../world.ts';

const NEW_PHONE = '+79000000101';
const EMAIL = 'viewer@example.org';
const OLD_EMAIL = 'old@example.org';
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

/** Trials of logins and codes. */
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
} satisfies Record<string, OperationCases>;
