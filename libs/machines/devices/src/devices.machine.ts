import { actorFromPort, type FlowMeta, missingPort, required } from '@foyer/core';
import { assign, setup } from 'xstate';
import {
  deviceListActors,
  deviceListGuards,
  failed,
  filledDeviceList,
  listed,
  noDevices,
} from './device-list.ts';
import { deviceRow } from './device-list.selectors.ts';
import type { DevicesEvent } from './devices.events.ts';
import type { DevicesContext, DevicesInput, DevicesOutput, DevicesPorts } from './devices.types.ts';

/** What is left of the list without the chosen device. */
function withoutChosen({ context: { devices, chosen } }: { context: DevicesContext }) {
  const gone = devices.find(({ uid }) => uid === chosen);
  return {
    devices: devices.filter((device) => device !== gone),
    removed: gone && deviceRow(gone).name,
    chosen: undefined,
  };
}

/**
 * The devices of the account: lists them and removes one after a confirmation. Removing this one signs out.
 * Spec 1 §3 "Device", DEV-001, DEV-007
 */
export const devicesMachine = setup({
  types: {} as {
    input: DevicesInput;
    context: DevicesContext;
    events: DevicesEvent;
    output: DevicesOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    ...deviceListActors,
    signOut: missingPort<undefined, unknown>(
      'signOut',
      'Clears what is left of the session of this device.',
    ),
  },
  guards: {
    ...deviceListGuards,
    isThisDevice: ({ context }) => context.chosen === context.ownUid,
  },
  actions: {
    learn: assign(listed),
    tellError: assign(failed),
    hush: assign({ message: undefined, removed: undefined }),
    spare: assign({ chosen: undefined }),
    strike: assign(withoutChosen),
  },
}).createMachine({
  id: 'devices',
  description: 'Lists the devices of the account and removes those that the viewer gives up.',
  context: ({ input }) => ({ ...noDevices, ownUid: input.ownUid, removed: undefined }),
  on: { 'flow.resumed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The devices are on their way.',
      meta: { requirements: ['DEV-001'] },
      tags: 'busy',
      invoke: {
        src: 'listDevices',
        onDone: {
          target: 'choosing',
          actions: { type: 'learn', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unknown',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    unknown: {
      description: 'The devices could not be listed.',
      on: { 'device.retry': { target: 'loading', actions: 'hush' } },
    },
    choosing: {
      description: 'The list is shown; there may be nothing in it.',
      meta: { requirements: ['DEV-001', 'DEV-007'] },
      on: {
        'device.remove': {
          guard: { type: 'isListed', params: ({ event }) => event.uid },
          target: 'confirming',
          actions: ['hush', assign(({ event }) => ({ chosen: event.uid }))],
        },
      },
    },
    confirming: {
      description: 'The viewer is asked whether the device is to be removed.',
      on: {
        'device.confirm': { target: 'removing', actions: 'hush' },
        'device.keep': { target: 'choosing', actions: ['hush', 'spare'] },
      },
    },
    removing: {
      description: 'The device is being removed; its sessions end at once.',
      tags: 'busy',
      invoke: {
        src: 'deleteDevice',
        input: ({ context }) => ({ uid: required(context.chosen, 'chosen') }),
        onDone: 'removed',
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'removed' },
          {
            target: 'choosing',
            actions: { type: 'tellError', params: ({ event }) => event },
          },
        ],
      },
    },
    removed: {
      description: 'The device is no longer one of the account.',
      always: [
        { guard: 'isThisDevice', target: 'leaving' },
        { target: 'choosing', actions: 'strike' },
      ],
    },
    leaving: {
      description: 'The session ended with its device; what is left of it here is cleared.',
      tags: 'busy',
      invoke: { src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
    signedOut: {
      description: 'Nobody is signed in on this device.',
      type: 'final',
      output: (): DevicesOutput => ({ status: 'signed-out' }),
    },
  },
  output: ({ event }) => event.output as DevicesOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createDevicesMachine = (ports: DevicesPorts) =>
  devicesMachine.provide({
    actors: { ...filledDeviceList(ports), signOut: actorFromPort(ports.signOut) },
  });
