import { required } from '@foyer/core';
import { codeDelivery } from '@foyer/core/code-delivery';
import { passwordConfirmSetup } from '../password-confirm.setup.ts';
import type { PasswordConfirmContext } from '../password-confirm.types.ts';

/** The code that travels by SMS. */
export const code = passwordConfirmSetup.createStateConfig({
  description: 'A code travels by SMS and is asked for; both go on side by side.',
  meta: { requirements: ['MODAL-013'] },
  type: 'parallel',
  states: {
    delivery: codeDelivery(({ context }: { context: PasswordConfirmContext }) => ({
      phone: required(context.phone, 'phone'),
    })),
    entry: {
      initial: 'asking',
      states: {
        asking: {
          description: 'The code is awaited; a shorter one cannot be submitted.',
          meta: { requirements: ['MODAL-015'] },
          on: {
            'code.submit': {
              guard: { type: 'isLongEnough', params: ({ event }) => event.code },
              target: 'checking',
              actions: { type: 'remember', params: ({ event }) => event.code },
            },
          },
        },
        checking: {
          description: 'The code is being checked.',
          tags: 'busy',
          invoke: {
            src: 'validateCode',
            input: ({ context }) => ({
              phone: required(context.phone, 'phone'),
              code: required(context.entered, 'entered'),
            }),
            onDone: [
              {
                guard: { type: 'isValid', params: ({ event }) => event.output },
                target: '#passwordConfirm.confirmed',
              },
              {
                target: 'asking',
                actions: { type: 'tellWrong', params: 'input.code.validate' },
              },
            ],
            onError: {
              target: 'asking',
              actions: { type: 'tellError', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
