import { required } from '@foyer/core';
import { passwordConfirmSetup } from '../password-confirm.setup.ts';

/** The password of the account. */
export const password = passwordConfirmSetup.createStateConfig({
  meta: { requirements: ['MODAL-014'] },
  initial: 'asking',
  states: {
    asking: {
      description: 'The current password is awaited.',
      on: {
        'password.submit': {
          guard: { type: 'isFilled', params: ({ event }) => event.password },
          target: 'checking',
          actions: { type: 'remember', params: ({ event }) => event.password },
        },
      },
    },
    checking: {
      description: 'The password is being checked.',
      tags: 'busy',
      invoke: {
        src: 'validatePassword',
        input: ({ context }) => ({ password: required(context.entered, 'entered') }),
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: '#passwordConfirm.confirmed',
          },
          {
            target: 'asking',
            actions: { type: 'tellWrong', params: 'input.password.validate' },
          },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
  },
});
