import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { devicesMachine } from './devices.machine.ts';
import type { LoginDevice } from './devices.types.ts';

/** A row of the list. */
export interface DeviceRow {
  uid: string;
  /** The given name, else what the device says of itself. DEV-007 */
  name: string;
  icon: LoginDevice['icon'];
}

/** What the view shows at the device limit. */
export interface DevicesViewState {
  devices: readonly DeviceRow[];
  limit: number;
  /** Uid of the device that is being removed. */
  chosen: string | undefined;
  isBusy: boolean;
  /** Something failed and may be tried again. */
  canRetry: boolean;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectDevicesView(snapshot: SnapshotFrom<typeof devicesMachine>): DevicesViewState {
  const { devices, limit, chosen, message } = snapshot.context;
  return {
    devices: devices.map(({ uid, title, terminalName, icon }) => ({
      uid,
      name: title || terminalName,
      icon,
    })),
    limit,
    chosen,
    isBusy: snapshot.hasTag('busy'),
    canRetry: snapshot.can({ type: 'device.retry' }),
    message,
  };
}
