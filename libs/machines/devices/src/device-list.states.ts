import { type FailedCall, required } from '@foyer/core';
import type { DeviceList, DeviceListContext } from './device-list.types.ts';

/**
 * The states before the flow's `choosing`, in which the list is shown. The flow has the actors and guards of the list,
 * and the actions `learn`, `tellError` and `clearMessage`. DEV-001
 */
export const listingStates = {
  loading: {
    description: 'The devices are on their way.',
    meta: { requirements: ['DEV-001'] },
    tags: 'busy',
    invoke: {
      src: 'listDevices',
      onDone: {
        target: 'choosing',
        actions: {
          type: 'learn',
          params: ({ event }: { event: { output: DeviceList } }) => event.output,
        },
      },
      onError: { target: 'unknown', actions: { type: 'tellError', params: failure } },
    },
  },
  unknown: {
    description: 'The devices could not be listed.',
    on: { 'device.retry': { target: 'loading', actions: 'clearMessage' } },
  },
} as const;

/** The transition of `device.remove`, for a device of the list. The flow has the actions `clearMessage` and `choose`. */
export const removalTo = <T extends string>(target: T) =>
  ({
    guard: { type: 'isListed', params: pressed },
    target,
    actions: ['clearMessage', { type: 'choose', params: pressed }],
  }) as const;

/**
 * The call that removes the chosen device; what comes after it is the flow's `onDone`. A failure is told in `choosing`.
 *
 * @param whenGone - State for a device that somebody else has removed meanwhile.
 */
export const deletion = <T extends string>(whenGone: T) =>
  ({
    src: 'deleteDevice',
    input: ({ context }: { context: DeviceListContext }) => ({
      uid: required(context.chosen, 'chosen'),
    }),
    onError: [
      { guard: { type: 'isGone', params: failure }, target: whenGone },
      { target: 'choosing', actions: { type: 'tellError', params: failure } },
    ],
  }) as const;

function failure({ event }: { event: FailedCall }): FailedCall {
  return event;
}

function pressed({ event }: { event: { uid: string } }): string {
  return event.uid;
}
