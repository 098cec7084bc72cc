import { DEVICE_LIMIT, errorCodes } from '@foyer/contract';
import { actorFromPort, type FailedCall, hasCode, messageOf, missingPort } from '@foyer/core';
import type { DeviceList, DeviceListContext, DeviceListPorts } from './device-list.types.ts';

/** Before the service has answered. DEV-001 */
export const noDevices: DeviceListContext = {
  devices: [],
  limit: DEVICE_LIMIT,
  chosen: undefined,
  message: undefined,
};

/** The calls of a machine with the list, as its `setup` declares them. */
export const deviceListActors = {
  listDevices: missingPort<undefined, DeviceList>(
    'listDevices',
    'The devices of the account and their limit.',
  ),
  deleteDevice: missingPort<{ uid: string }, unknown>('deleteDevice', 'Removes a device.'),
};

/** The same calls, filled. */
export const filledDeviceList = ({ listDevices, deleteDevice }: DeviceListPorts) => ({
  listDevices: actorFromPort(listDevices),
  deleteDevice: actorFromPort(deleteDevice),
});

/** Guards of a machine with the list. */
export const deviceListGuards = {
  isListed: ({ context }: { context: DeviceListContext }, uid: string) =>
    context.devices.some((device) => device.uid === uid),
  /** Somebody else has removed the device meanwhile. */
  isGone: (_: unknown, { error }: FailedCall) => hasCode(error, errorCodes.notFound),
};

/** What is known once the devices were listed. */
export const listed = (_: unknown, { devices, limit }: DeviceList) => ({
  devices,
  limit,
  chosen: undefined,
});

/** What is known once a device of the list was pressed. */
export const picked = (_: unknown, uid: string) => ({ chosen: uid });

/** What a failed call leaves behind. */
export const failed = (_: unknown, { error }: FailedCall) => ({
  chosen: undefined,
  message: messageOf(error),
});
