import { bonusSetup, loginCall } from '../bonus.setup.ts';

/** The login by which the account joins. */
export const register = bonusSetup.createStateConfig({
  description: 'The terms of the program, and the phone or address to join it by.',
  meta: { requirements: ['BONUS-001', 'BONUS-002', 'BONUS-008', 'MODAL-026'] },
  initial: 'asking',
  states: {
    asking: {
      description: 'A login is awaited; what is none is said at its field.',
      meta: { requirements: ['BONUS-009', 'BONUS-010', 'BONUS-011', 'BONUS-012'] },
      on: {
        'login.submit': [
          {
            guard: { type: 'isLogin', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'keepLogin', params: ({ event }) => event },
          },
          { actions: { type: 'tellLogin', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      description: 'The service takes the account in, or sends a code to the login.',
      tags: 'busy',
      invoke: {
        src: 'register',
        input: loginCall,
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: '#bonus.joined',
          },
          {
            target: '#bonus.confirm',
            actions: { type: 'learnRequest', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: '#bonus.error.failed',
            actions: { type: 'tellFailure', params: ({ event }) => event },
          },
          {
            target: 'asking',
            actions: { type: 'tellLoginError', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});
