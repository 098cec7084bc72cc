import { assign } from 'xstate';
import { readLogin } from '../login.rules.ts';
import { loginSetup } from '../login.setup.ts';

/** Asks for the phone that an old account moves to. */
export const migratedLogin = loginSetup.createStateConfig({
  description: 'The account of this e-mail address must move to a phone, which is asked for.',
  meta: { requirements: ['LOGIN-003', 'LOGIN-006', 'LOGIN-028', 'LOGIN-061'] },
  on: {
    'login.back': { target: 'login', actions: 'forget' },
    'password.forget': { target: 'migratedPhonePasswordReset', actions: 'forget' },
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'A whole phone is awaited.',
      on: {
        'login.submit': {
          guard: { type: 'canSubmitPhone', params: ({ event }) => event.login },
          target: 'checking',
          actions: [
            'forget',
            assign(({ context, event }) => ({
              newPhone: readLogin(event.login, context.country).login,
            })),
          ],
        },
      },
    },
    checking: {
      description: 'The service says whether the phone is free.',
      tags: 'busy',
      invoke: {
        src: 'checkLogin',
        input: ({ context }) => ({ login: context.newPhone, type: 'phone', isMove: true }),
        onDone: [
          {
            guard: { type: 'isMovable', params: ({ event }) => event.output },
            target: '#login.migratedPhonePassword',
          },
          { target: 'asking', actions: { type: 'tell', params: 'error.auth' } },
        ],
        onError: {
          target: 'asking',
          actions: [
            { type: 'tellError', params: ({ event }) => event },
            { type: 'checkFailed', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

/** Asks for the password that the account had. */
export const migratedPhonePassword = loginSetup.createStateConfig({
  description: 'The password of the old account is asked for; it goes with the code of the phone.',
  meta: { requirements: ['LOGIN-008', 'LOGIN-031'] },
  on: {
    'login.back': { target: 'migratedLogin', actions: 'forget' },
    'password.forget': { target: 'migratedPhonePasswordReset', actions: 'forget' },
    'password.submit': {
      guard: { type: 'isFilled', params: ({ event }) => event.password },
      target: 'phonePassword',
      actions: ['clearMessage', assign(({ event }) => ({ password: event.password }))],
    },
  },
});

/** Offers a code for who forgot the password of the old account. */
export const migratedPhonePasswordReset = loginSetup.createStateConfig({
  description: 'Who forgot the password of the old account has a code sent to its e-mail address.',
  meta: { requirements: ['LOGIN-003', 'LOGIN-007', 'LOGIN-030'] },
  on: {
    'login.back': { target: 'migratedLogin', actions: 'forget' },
    'reset.start': { target: 'emailCode', actions: 'forget' },
  },
});
