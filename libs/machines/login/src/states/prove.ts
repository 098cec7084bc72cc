import { required } from '@foyer/core';
import { assign } from 'xstate';
import { codeRequest, sessionLogin } from '../login.calls.ts';
import { loginSetup } from '../login.setup.ts';

/** The one-time code of a phone. */
export const phonePassword = loginSetup.createStateConfig({
  description: 'A code goes to the phone, for the purpose that fits the mode; it signs in.',
  meta: {
    requirements: ['LOGIN-009', 'LOGIN-023', 'LOGIN-024', 'LOGIN-025', 'LOGIN-026', 'LOGIN-066'],
  },
  on: {
    'login.back': [
      { guard: 'isMoving', target: 'migratedPhonePassword', actions: 'forget' },
      { target: 'login', actions: 'forget' },
    ],
  },
  invoke: {
    id: 'code',
    src: 'code',
    input: ({ context }) => ({
      request: codeRequest(context),
      // A code that resets a password is only checked here: the new password comes after it.
      signIn: context.check?.mode === 'reset_password' ? undefined : sessionLogin(context),
      password: context.password,
      message: context.message,
    }),
    onDone: [
      {
        guard: { type: 'isSession', params: ({ event }) => event.output },
        target: 'signedIn',
        actions: { type: 'learnFromStep', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isValidCode', params: ({ event }) => event.output },
        target: 'changePassword',
        actions: { type: 'keepCode', params: ({ event }) => event.output },
      },
      {
        target: 'migratedPhonePassword',
        actions: { type: 'tellFromStep', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'login', actions: { type: 'tellError', params: ({ event }) => event } },
  },
});

/** The password of an e-mail address. */
export const emailPassword = loginSetup.createStateConfig({
  description: 'The password of the e-mail address signs in; who forgot it gets a code.',
  meta: { requirements: ['LOGIN-010', 'LOGIN-027', 'LOGIN-032'] },
  on: {
    'login.back': { target: 'login', actions: 'forget' },
    'password.forget': { target: 'emailCode', actions: 'forget' },
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'The password is awaited.',
      on: {
        'password.submit': {
          guard: { type: 'isFilled', params: ({ event }) => event.password },
          target: 'signingIn',
          actions: ['clearMessage', assign(({ event }) => ({ password: event.password }))],
        },
      },
    },
    signingIn: {
      description: 'The session is being made.',
      tags: 'busy',
      invoke: {
        src: 'createSession',
        input: ({ context }) => ({
          ...sessionLogin(context),
          password: required(context.password, 'password'),
        }),
        onDone: {
          target: '#login.signedIn',
          actions: { type: 'learnSession', params: ({ event }) => event.output },
        },
        onError: {
          target: 'asking',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
  },
});

/** The code that a forgotten password needs. */
export const emailCode = loginSetup.createStateConfig({
  description: 'A code goes to the e-mail address; it is checked, and the password changed by it.',
  meta: { requirements: ['LOGIN-003', 'LOGIN-011', 'LOGIN-030', 'LOGIN-032'] },
  on: {
    'login.back': [
      { guard: 'isMigrated', target: 'migratedPhonePasswordReset', actions: 'forget' },
      { target: 'login', actions: 'forget' },
    ],
  },
  invoke: {
    id: 'code',
    src: 'code',
    input: ({ context }) => ({
      request: { type: 'email', login: context.login, purpose: 'reset_password' },
      signIn: undefined,
      password: undefined,
      message: context.message,
    }),
    onDone: [
      {
        guard: { type: 'isValidCode', params: ({ event }) => event.output },
        target: 'changePassword',
        actions: { type: 'keepCode', params: ({ event }) => event.output },
      },
      { target: 'login', actions: { type: 'tell', params: 'error.auth' } },
    ],
    onError: { target: 'login', actions: { type: 'tellError', params: ({ event }) => event } },
  },
});

/** The new password. */
export const changePassword = loginSetup.createStateConfig({
  description: 'A new password is entered twice and set by the code, which signs in.',
  meta: { requirements: ['LOGIN-012', 'LOGIN-030', 'LOGIN-032', 'LOGIN-066'] },
  on: { 'login.back': { target: 'login', actions: 'forget' } },
  invoke: {
    id: 'newPassword',
    src: 'newPassword',
    input: ({ context }) => ({
      type: required(context.check, 'check').type,
      login: context.login,
      code: required(context.code, 'code'),
    }),
    onDone: [
      {
        guard: { type: 'isSession', params: ({ event }) => event.output },
        target: 'signedIn',
        actions: { type: 'learnFromStep', params: ({ event }) => event.output },
      },
      {
        guard: 'isByPhone',
        target: 'phonePassword',
        actions: { type: 'tellFromStep', params: ({ event }) => event.output },
      },
      {
        target: 'emailCode',
        actions: { type: 'tellFromStep', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'login', actions: { type: 'tellError', params: ({ event }) => event } },
  },
});
