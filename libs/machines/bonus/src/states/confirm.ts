import { required } from '@foyer/core';
import { codeDelivery } from '@foyer/core/code-delivery';
import { bonusSetup, loginCall } from '../bonus.setup.ts';
import type { BonusResent } from '../bonus.types.ts';

const { states, ...delivery } = codeDelivery(loginCall);

/** The code that confirms a login. */
export const confirm = bonusSetup.createStateConfig({
  description: 'A code was sent to the login and is asked for; both go on side by side.',
  meta: { requirements: ['BONUS-018', 'MODAL-026'] },
  type: 'parallel',
  on: { 'login.change': { target: 'register', actions: 'forgetCode' } },
  states: {
    delivery: {
      ...delivery,
      meta: { requirements: ['BONUS-014'] },
      // The call of the step before has sent the first code.
      initial: 'waiting',
      states: {
        ...states,
        sending: {
          ...states.sending,
          invoke: {
            ...states.sending.invoke,
            onDone: [
              {
                guard: {
                  type: 'isConfirmed',
                  params: ({ event }: { event: { output: BonusResent } }) => event.output,
                },
                target: '#bonus.joined',
              },
              {
                target: 'waiting',
                actions: {
                  type: 'learnRequest',
                  params: ({ event }: { event: { output: BonusResent } }) => event.output,
                },
              },
            ],
          },
        },
      },
    },
    entry: {
      initial: 'asking',
      states: {
        asking: {
          description: 'The code is awaited; one of less than 4 characters cannot be submitted.',
          meta: { requirements: ['BONUS-013'] },
          on: {
            'code.submit': {
              guard: { type: 'isLongEnough', params: ({ event }) => event },
              target: 'checking',
              actions: { type: 'keepCode', params: ({ event }) => event },
            },
          },
        },
        checking: {
          description: 'The code is being checked.',
          tags: 'busy',
          invoke: {
            src: 'confirm',
            input: ({ context }) => ({
              programId: context.programId,
              requestId: required(context.requestId, 'requestId'),
              code: required(context.code, 'code'),
            }),
            onDone: '#bonus.joined',
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#bonus.error.failed',
                actions: { type: 'tellFailure', params: ({ event }) => event },
              },
              {
                target: 'asking',
                actions: { type: 'refuseCode', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
  },
});
