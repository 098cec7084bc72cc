import { actorFromPort, type FlowMeta, missingPort, required } from '@foyer/core';
import {
  deletion,
  deviceListActors,
  deviceListGuards,
  failed,
  filledDeviceList,
  listed,
  listingStates,
  noDevices,
  picked,
  removalTo,
} from '@foyer/devices';
import type { SessionData } from '@foyer/session';
import { assign, setup } from 'xstate';
import type { DevicesEvent } from './devices.events.ts';
import type { DevicesContext, DevicesOutput, DevicesPorts } from './devices.types.ts';

/**
 * The device limit: the viewer removes devices until there is room for this one. Spec 1 §4 "Login flow", DEV-001 to
 * DEV-004. The session goes on under a new cookie then, because the secret that signed in is used up.
 */
export const devicesMachine = setup({
  types: {} as {
    context: DevicesContext;
    events: DevicesEvent;
    output: DevicesOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    ...deviceListActors,
    updateSession: missingPort<undefined, SessionData>(
      'updateSession',
      'Makes the restricted session a normal one, when there is room for its device.',
    ),
  },
  guards: {
    ...deviceListGuards,
    isOverLimit: ({ context }) => context.devices.length > context.limit,
    isLetIn: (_, session: SessionData) => session.state === 'normal' && session.isAuth,
  },
  actions: {
    learn: assign(listed),
    tellError: assign(failed),
    choose: assign(picked),
    clearMessage: assign({ message: undefined }),
  },
}).createMachine({
  id: 'devices',
  description: 'Has the viewer remove devices until there is room for this one.',
  context: { ...noDevices, session: undefined },
  initial: 'loading',
  states: {
    ...listingStates,
    choosing: {
      description: 'A device to remove is awaited.',
      meta: { requirements: ['DEV-002', 'DEV-007'] },
      on: { 'device.remove': removalTo('removing') },
    },
    removing: {
      description: 'Beyond the limit one is not enough; else there is room after this one.',
      meta: { requirements: ['DEV-003', 'DEV-004'] },
      tags: 'busy',
      invoke: {
        ...deletion('loading'),
        onDone: [{ guard: 'isOverLimit', target: 'loading' }, { target: 'renewing' }],
      },
    },
    renewing: {
      description: 'The session is being made a normal one.',
      meta: { requirements: ['DEV-004'] },
      tags: 'busy',
      invoke: {
        src: 'updateSession',
        onDone: [
          {
            guard: { type: 'isLetIn', params: ({ event }) => event.output },
            target: 'letIn',
            actions: assign(({ event }) => ({ session: event.output })),
          },
          // Another device was quicker.
          {
            target: 'loading',
            actions: assign(() => ({ message: { key: 'modal.login.device_still_full' } })),
          },
        ],
        onError: {
          target: 'notRenewed',
          actions: { type: 'tellError', params: ({ event }) => event },
        },
      },
    },
    notRenewed: {
      description: 'The device is removed, but the session is not a normal one yet.',
      on: { 'device.retry': { target: 'renewing', actions: 'clearMessage' } },
    },
    letIn: {
      description: 'There is room for this device.',
      type: 'final',
      output: ({ context }): DevicesOutput => ({ session: required(context.session, 'session') }),
    },
  },
  output: ({ event }) => event.output as DevicesOutput,
});

/** The machine with its calls attached; the sign-in runs it. */
export const createDevicesMachine = (ports: DevicesPorts) =>
  devicesMachine.provide({
    actors: {
      ...filledDeviceList(ports),
      updateSession: actorFromPort(ports.updateSession),
    },
  });
