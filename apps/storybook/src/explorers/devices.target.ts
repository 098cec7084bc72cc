import { type DevicesEvent, devicesEvents, devicesMachine } from '@foyer/devices';
import { accountDevices, devicesInputs } from '@foyer/devices/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: DevicesEvent[] = [
  { type: 'device.remove', uid: 'device-0001' },
  { type: 'device.remove', uid: 'device-0002' },
];

/** The devices of the account. */
export const devicesTarget: ExplorerTarget = {
  machine: devicesMachine,
  events: devicesEvents,
  inputs: devicesInputs,
  examples,
  calls: {
    listDevices: {
      answers: { five: { devices: accountDevices, limit: 5 }, none: { devices: [], limit: 5 } },
    },
    deleteDevice: { answers: { removed: undefined } },
    signOut: { answers: { cleared: undefined } },
  },
};
