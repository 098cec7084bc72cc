import { actorFromPort, type FlowMeta, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import {
  deviceListActors,
  deviceListGuards,
  failed,
  filledDeviceList,
  listed,
  noDevices,
  picked,
} from './device-list.ts';
import { deviceRow } from './device-list.selectors.ts';
import { deletion, listingStates, removalTo } from './device-list.states.ts';
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
    choose: assign(picked),
    clearMessage: assign({ message: undefined, removed: undefined }),
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
    ...listingStates,
    choosing: {
      description: 'The list is shown; there may be nothing in it.',
      meta: { requirements: ['DEV-001', 'DEV-007'] },
      on: { 'device.remove': removalTo('confirming') },
    },
    confirming: {
      description: 'The viewer is asked whether the device is to be removed.',
      on: {
        'device.confirm': { target: 'removing', actions: 'clearMessage' },
        'device.keep': { target: 'choosing', actions: ['clearMessage', 'spare'] },
      },
    },
    removing: {
      description: 'The device is being removed; its sessions end at once.',
      tags: 'busy',
      invoke: { ...deletion('removed'), onDone: 'removed' },
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
