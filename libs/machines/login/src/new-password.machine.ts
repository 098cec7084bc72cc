import { errorCodes, PASSWORD_MIN_LENGTH } from '@foyer/contract';
import {
  actorFromPort,
  type FailedCall,
  type FlowMeta,
  hasCode,
  messageOf,
  missingPort,
  required,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import type { NewPasswordEvent } from './new-password.events.ts';
import type {
  NewPasswordContext,
  NewPasswordInput,
  NewPasswordOutput,
  NewPasswordPorts,
  PasswordReset,
  ResetAnswer,
} from './new-password.types.ts';

/** Both fields as they were sent. */
type Entry = Pick<NewPasswordEvent, 'password' | 'confirmation'>;

/**
 * A new password: entered twice, then set by the code, which also signs in. Spec 1 §4 "Login flow", §5, LOGIN-052,
 * LOGIN-064. A code that is not in force any more ends the step; other failures are told in it.
 */
export const newPasswordMachine = setup({
  types: {} as {
    input: NewPasswordInput;
    context: NewPasswordContext;
    events: NewPasswordEvent;
    output: NewPasswordOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    resetPassword: missingPort<PasswordReset, ResetAnswer>(
      'resetPassword',
      "Sets the password by the code, ends the account's other sessions and signs in.",
    ),
  },
  guards: {
    /** Not both filled, or not the same. */
    isUnlike: (_, { password, confirmation }: Entry) =>
      password.reveal() === '' || password.reveal() !== confirmation.reveal(),
    isShort: (_, { password }: Entry) => password.reveal().length < PASSWORD_MIN_LENGTH,
    isWrongCode: (_, { error }: FailedCall) => hasCode(error, errorCodes.wrongCode),
  },
  actions: {
    tellShort: assign(() => ({
      message: { key: 'modal.login.password_short', params: { count: PASSWORD_MIN_LENGTH } },
      field: 'password' as const,
    })),
    tellUnlike: assign(() => ({
      message: { key: 'input.password_confirm.validate' },
      field: 'confirmation' as const,
    })),
    tellError: assign((_, { error }: FailedCall) => ({
      newPassword: undefined,
      message: messageOf(error, 'error.auth'),
      field: 'password' as const,
    })),
  },
}).createMachine({
  id: 'newPassword',
  description: 'Sets a new password by a code, which also signs in.',
  context: ({ input }) => ({
    ...input,
    newPassword: undefined,
    answer: undefined,
    message: undefined,
    field: 'password',
  }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The password is awaited twice.',
      meta: { requirements: ['LOGIN-052', 'LOGIN-064'] },
      on: {
        'password.submit': [
          { guard: { type: 'isUnlike', params: ({ event }) => event }, actions: 'tellUnlike' },
          { guard: { type: 'isShort', params: ({ event }) => event }, actions: 'tellShort' },
          {
            target: 'saving',
            actions: assign(({ event }) => ({ newPassword: event.password, message: undefined })),
          },
        ],
      },
    },
    saving: {
      description: 'The password is being set.',
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        input: ({ context: { type, login, code, newPassword } }) => ({
          type,
          login,
          code,
          newPassword: required(newPassword, 'newPassword'),
        }),
        onDone: {
          target: 'signedIn',
          actions: assign(({ event }) => ({ answer: event.output })),
        },
        onError: [
          {
            guard: { type: 'isWrongCode', params: ({ event }) => event },
            target: 'wrongCode',
            actions: assign(({ event }) => ({
              message: messageOf(event.error, 'input.code.validate'),
            })),
          },
          { target: 'asking', actions: { type: 'tellError', params: ({ event }) => event } },
        ],
      },
    },
    signedIn: {
      description: 'The password is set and there is a session.',
      type: 'final',
      output: ({ context }): NewPasswordOutput => ({
        status: 'signed-in',
        ...required(context.answer, 'answer'),
      }),
    },
    wrongCode: {
      description: 'Another code is needed.',
      type: 'final',
      output: ({ context }): NewPasswordOutput => ({
        status: 'wrong-code',
        message: required(context.message, 'message'),
      }),
    },
  },
  output: ({ event }) => event.output as NewPasswordOutput,
});

/** The machine with its call attached; the sign-in runs it. */
export const createNewPasswordMachine = (ports: NewPasswordPorts) =>
  newPasswordMachine.provide({ actors: { resetPassword: actorFromPort(ports.resetPassword) } });
