import type { Message } from '@foyer/core';
import { type DeviceRow, deviceRow } from '@foyer/devices';
import type { SnapshotFrom } from 'xstate';
import type { devicesMachine } from './devices.machine.ts';

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
    devices: devices.map(deviceRow),
    limit,
    chosen,
    isBusy: snapshot.hasTag('busy'),
    canRetry: snapshot.can({ type: 'device.retry' }),
    message,
  };
}
