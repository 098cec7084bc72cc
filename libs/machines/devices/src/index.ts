export { type DeviceRow, deviceRow } from './device-list.selectors.ts';
export { deletion, listingStates, removalTo } from './device-list.states.ts';
export {
  deviceListActors,
  deviceListGuards,
  failed,
  filledDeviceList,
  listed,
  noDevices,
  picked,
} from './device-list.ts';
export type {
  AccountDevice,
  DeviceList,
  DeviceListContext,
  DeviceListPorts,
} from './device-list.types.ts';
export { type DevicesEvent, devicesEvents } from './devices.events.ts';
export { createDevicesMachine, devicesMachine } from './devices.machine.ts';
export { type DevicesViewState, selectDevicesView } from './devices.selectors.ts';
export type { DevicesContext, DevicesInput, DevicesOutput, DevicesPorts } from './devices.types.ts';
