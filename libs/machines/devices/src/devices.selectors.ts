import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import { type DeviceRow, deviceRow } from './device-list.selectors.ts';
import type { devicesMachine } from './devices.machine.ts';

/** What the view shows of the devices. */
export interface DevicesViewState {
  step: 'loading' | 'unknown' | 'list';
  devices: readonly DeviceRow[];
  limit: number;
  /** Uid of this device. */
  ownUid: string | undefined;
  /** Uid of the device that the viewer is asked about, until it is removed or kept. */
  chosen: string | undefined;
  /** The removal is under way. */
  isRemoving: boolean;
  /** Name of the device that was removed last. */
  removed: string | undefined;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectDevicesView(snapshot: SnapshotFrom<typeof devicesMachine>): DevicesViewState {
  const { devices, limit, ownUid, chosen, removed, message } = snapshot.context;
  return {
    step: stepOf(snapshot),
    devices: devices.map(deviceRow),
    limit,
    ownUid,
    chosen,
    isRemoving: snapshot.hasTag('busy') && chosen !== undefined,
    removed,
    message,
  };
}

function stepOf(snapshot: SnapshotFrom<typeof devicesMachine>): DevicesViewState['step'] {
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('unknown') ? 'unknown' : 'list';
}
