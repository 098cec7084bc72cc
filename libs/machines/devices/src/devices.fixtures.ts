import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import type { AccountDevice } from './device-list.types.ts';
import type { DevicesInput, DevicesPorts } from './devices.types.ts';

/** Five devices, as many as there may be; the first is this one. */
export const accountDevices: readonly AccountDevice[] = [
  { uid: 'device-0001', terminalName: 'Chrome, Windows', icon: 'computer' },
  { uid: 'device-0002', terminalName: 'Smart TV', title: 'Телевизор в\u00A0гостиной', icon: 'tv' },
  { uid: 'device-0003', terminalName: 'Safari, iOS', icon: 'phone' },
  { uid: 'device-0004', terminalName: 'Chrome, Android', title: 'Планшет', icon: 'tablet' },
  { uid: 'device-0005', terminalName: 'Game Console', icon: 'console' },
];

/** A browser that knows its uid, and one that may not keep any. */
export const devicesInputs = {
  known: { ownUid: 'device-0001' },
  unknown: { ownUid: undefined },
} satisfies Record<string, DevicesInput>;

/** Ports of a small service that keeps the devices of one account; each may be replaced. */
export function fakeDevicesPorts(
  replaced: Partial<DevicesPorts> = {},
  devices: readonly AccountDevice[] = accountDevices,
): DevicesPorts {
  let kept = devices;
  return {
    listDevices: async () => ({ devices: kept, limit: 5 }),
    deleteDevice: async ({ uid }) => {
      if (!kept.some((device) => device.uid === uid)) {
        throw errorAnswer({ status: 404, code: errorCodes.notFound });
      }
      kept = kept.filter((device) => device.uid !== uid);
    },
    signOut: async () => undefined,
    ...replaced,
  };
}
