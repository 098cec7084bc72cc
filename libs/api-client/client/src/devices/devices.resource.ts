import { deleteDeviceOperation, listDevicesOperation, type Devices } from '@foyer/contract';
import type { Client } from '../client.ts';

/** The devices of the account, the latest first, and how many there may be. */
export function listDevices(client: Client, signal?: AbortSignal): Promise<Devices> {
  return client.call(listDevicesOperation, {}, signal);
}

/** Removes a device; its sessions end at once. @throws {@link ApiError} 1000002 for an unknown one. */
export function deleteDevice(
  client: Client,
  { uid }: { uid: string },
  signal?: AbortSignal,
): Promise<void> {
  return client.call(deleteDeviceOperation, { params: { uid } }, signal);
}
