import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import { accountDevices } from '@foyer/devices/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import { type LoginContext, type LoginEvent, loginEvents, loginMachine } from '@foyer/login';
import { loginCountries, loginInputs, logins, loginSessions, right } from '@foyer/login/fixtures';
import {
  codeEvents,
  codeMachine,
  type DevicesEvent,
  devicesEvents,
  devicesMachine,
  newPasswordEvents,
  newPasswordMachine,
} from '@foyer/login/parts';

const wrongCode = errorAnswer({ status: 400, code: 1_000_061 });
const wrongPassword = errorAnswer({ status: 400, code: 1_000_062 });
const tooManyCodes = errorAnswer({
  status: 429,
  code: 1_000_060,
  retryAfterSeconds: 5,
});
const { viewer, restricted } = loginSessions;
const message = { key: 'input.code.validate' };

const entries: LoginEvent[] = [
  { type: 'login.submit', login: logins.known },
  { type: 'login.submit', login: logins.email },
  { type: 'login.submit', login: logins.oldEmail },
  { type: 'country.choose', id: 'country-am' },
];
const removal: DevicesEvent = { type: 'device.remove', uid: 'device-0002' };

/** Sign-in and registration. */
export const loginTarget: ExplorerTarget = {
  machine: loginMachine,
  events: loginEvents,
  inputs: loginInputs,
  secrets: { right: right.password, old: right.oldPassword, wrong: 'wrong-horse' },
  examples: entries,
  calls: {
    language: {
      answers: { chosen: { status: 'chosen', code: 'eng' }, none: { status: 'cancelled' } },
    },
    listCountries: { answers: { two: loginCountries } },
    checkLogin: {
      answers: {
        phone: { mode: 'authorize', type: 'phone' },
        newPhone: { mode: 'register', type: 'phone' },
        resetByPhone: { mode: 'reset_password', type: 'phone' },
        moveToPhone: { mode: 'migrate_phone', type: 'phone' },
        email: { mode: 'authorize', type: 'email' },
        newEmail: { mode: 'register', type: 'email' },
        resetByEmail: { mode: 'reset_password', type: 'email' },
        oldEmail: { mode: 'migrate_phone', type: 'email', migratedFrom: logins.oldEmail },
      },
      errors: { taken: errorAnswer({ status: 409, code: 1_000_063 }) },
    },
    createSession: { answers: loginSessions, errors: { wrongPassword } },
    code: {
      answers: {
        signedIn: { status: 'signed-in', session: viewer },
        restricted: { status: 'signed-in', session: restricted },
        valid: { status: 'valid', code: secret(right.emailCode) },
        wrongPassword: { status: 'wrong-password', message: { key: 'input.password.validate' } },
      },
    },
    newPassword: {
      answers: {
        signedIn: { status: 'signed-in', session: viewer, isNew: false },
        registered: { status: 'signed-in', session: viewer, isNew: true },
        wrongCode: { status: 'wrong-code', message },
      },
    },
    devices: { answers: { letIn: { session: viewer } } },
    profiles: { answers: { chosen: { status: 'chosen' }, add: { status: 'add' } } },
    newProfile: { answers: { done: undefined } },
    pinSetUp: { answers: { done: undefined } },
  },
  summarise: ({ check, session, isNewByReset, newPhone, code }: LoginContext) => [
    check?.mode,
    check?.type,
    session,
    isNewByReset,
    newPhone !== '',
    code !== undefined,
  ],
};

/** The one-time code. */
export const codeTarget: ExplorerTarget = {
  machine: codeMachine,
  events: codeEvents,
  inputs: {
    phone: {
      request: { type: 'phone', login: logins.known, purpose: 'auth' },
      signIn: { login: logins.known, type: 'phone', mode: 'authorize' },
    },
    email: { request: { type: 'email', login: logins.email, purpose: 'reset_password' } },
  },
  secrets: { sms: right.smsCode, email: right.emailCode, tooShort: '12' },
  calls: {
    sendCode: {
      answers: { sent: { resendAfterSeconds: 5, codeLength: 4 } },
      errors: { tooManyCodes },
    },
    validateCode: { answers: { right: undefined }, errors: { wrongCode } },
    createSession: { answers: { viewer }, errors: { wrongCode, tooManyCodes } },
  },
};

/** The new password. */
export const newPasswordTarget: ExplorerTarget = {
  machine: newPasswordMachine,
  events: newPasswordEvents,
  inputs: { email: { type: 'email', login: logins.email, code: secret(right.emailCode) } },
  secrets: { long: 'battery-staple', other: 'correct-horse', short: 'horse' },
  calls: {
    resetPassword: {
      answers: { signedIn: { session: viewer, isNew: false } },
      errors: { wrongCode },
    },
  },
};

/** The device limit. */
export const devicesTarget: ExplorerTarget = {
  machine: devicesMachine,
  events: devicesEvents,
  inputs: { full: undefined },
  examples: [removal],
  calls: {
    listDevices: {
      answers: {
        full: { devices: accountDevices, limit: 5 },
        over: { devices: accountDevices, limit: 4 },
      },
    },
    deleteDevice: {
      answers: { done: undefined },
      errors: { gone: errorAnswer({ status: 404, code: 1_000_002 }) },
    },
    updateSession: { answers: { viewer, restricted } },
  },
};
