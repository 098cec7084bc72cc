import { required } from '@foyer/core';
import { pinSetup } from '../pin.setup.ts';

/** The PIN was right, and is not to be asked for titles any more. */
export const pinCancel = pinSetup.createStateConfig({
  description: 'The age limits of the profile are lifted; the PIN itself stays in force.',
  meta: { requirements: ['PIN-015', 'PIN-016', 'PIN-017'] },
  on: { 'pin.cancel': 'cancelled' },
  initial: 'listing',
  states: {
    listing: {
      description: 'The highest of the age limits is looked for.',
      tags: 'busy',
      invoke: {
        src: 'listAgeLimits',
        onDone: [
          {
            guard: { type: 'hasLimits', params: ({ event }) => event.output },
            target: 'setting',
            actions: { type: 'chooseHighestLimit', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'tell', params: 'error.default' } },
        ],
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    setting: {
      description: 'It becomes the limit of the profile.',
      tags: 'busy',
      invoke: {
        src: 'setAgeLimits',
        input: ({ context }) => ({
          ageLimitId: required(context.ageLimitId, 'ageLimitId'),
          profileId: context.profileId,
        }),
        onDone: '#pin.lifted',
        onError: { target: 'failed', actions: { type: 'tellError', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The limits are as they were; the viewer may try again.',
      on: { 'pin.retry': 'listing' },
      exit: 'clearMessage',
    },
  },
});
