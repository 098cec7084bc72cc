import type { Message, Port } from '@foyer/core';

/** A device of the account. DEV-007 */
export interface AccountDevice {
  uid: string;
  /** What it says of itself, for example `Chrome, Windows`. */
  terminalName: string;
  /** Name given to it; shown instead. */
  title?: string | undefined;
  icon: 'tv' | 'phone' | 'tablet' | 'computer' | 'console';
}

/** The devices of the account, and how many there may be. DEV-001 */
export interface DeviceList {
  devices: readonly AccountDevice[];
  limit: number;
}

/** What every flow with the list remembers; JSON-safe. */
export interface DeviceListContext extends DeviceList {
  /** Uid of the device that is being removed. */
  chosen: string | undefined;
  message: Message | undefined;
}

/** The calls of every flow with the list. They reject for a 4xx or 5xx answer. */
export interface DeviceListPorts {
  listDevices: Port<undefined, DeviceList>;
  deleteDevice: Port<{ uid: string }, unknown>;
}
