import { assign } from 'xstate';
import { readLogin } from '../login.rules.ts';
import { loginSetup } from '../login.setup.ts';

/** Asks a user without a language for one. */
export const language = loginSetup.createStateConfig({
  description:
    'A user without a language is asked for one; without languages the step is left out.',
  meta: { requirements: ['LOGIN-004', 'LANG-005', 'LANG-008'] },
  invoke: {
    id: 'language',
    src: 'language',
    input: { isOptional: true },
    onDone: {
      target: 'login',
      actions: { type: 'learnLanguage', params: ({ event }) => event.output },
    },
    onError: 'login',
  },
});

/** Asks for a phone or an e-mail address, and the service how it goes on. */
export const login = loginSetup.createStateConfig({
  description: 'A phone or an e-mail address is asked for; the service says how it goes on.',
  meta: {
    requirements: ['LOGIN-001', 'LOGIN-005', 'LOGIN-019', 'LOGIN-044', 'LOGIN-048', 'LOGIN-049'],
  },
  initial: 'asking',
  states: {
    asking: {
      description:
        'A login is awaited; half a phone cannot be submitted where only phones sign in.',
      on: {
        'login.submit': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.login },
            actions: { type: 'tellRefused', params: ({ event }) => event.login },
          },
          {
            guard: { type: 'canSubmit', params: ({ event }) => event.login },
            target: 'checking',
            actions: ['beginAnew', { type: 'readLogin', params: ({ event }) => event.login }],
          },
        ],
      },
    },
    checking: {
      description: 'The service looks at the login.',
      meta: { requirements: ['LOGIN-056', 'LOGIN-057', 'LOGIN-058'] },
      tags: 'busy',
      invoke: {
        src: 'checkLogin',
        input: ({ context: { entered, country } }) => ({
          ...readLogin(entered, country),
          isMove: false,
        }),
        onDone: {
          target: 'deciding',
          actions: assign(({ event }) => ({ check: event.output })),
        },
        onError: {
          target: 'asking',
          actions: [
            { type: 'tellError', params: ({ event }) => event },
            { type: 'checkFailed', params: ({ event }) => event },
          ],
        },
      },
    },
    deciding: {
      description: 'By type and mode: a code, a password, or a move to a phone.',
      meta: { requirements: ['LOGIN-002', 'LOGIN-027', 'LOGIN-028', 'LOGIN-029'] },
      always: [
        { guard: { type: 'isMode', params: { type: 'phone' } }, target: '#login.phonePassword' },
        {
          guard: { type: 'isMode', params: { mode: 'migrate_phone' } },
          target: '#login.migratedLogin',
        },
        {
          guard: { type: 'isMode', params: { mode: 'register' } },
          target: 'asking',
          actions: { type: 'tell', params: 'input.login.validate.only_phone' },
        },
        {
          guard: { type: 'isMode', params: { mode: 'reset_password' } },
          target: '#login.emailCode',
        },
        { target: '#login.emailPassword' },
      ],
    },
  },
});
