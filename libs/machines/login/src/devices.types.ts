import type { Message, Port } from '@foyer/core';
import type { SessionData } from '@foyer/session';

/** A device of the account. DEV-007 */
export interface LoginDevice {
  uid: string;
  /** What it says of itself, for example `Chrome, Windows`. */
  terminalName: string;
  /** Name given to it; shown instead. */
  title?: string | undefined;
  icon: 'tv' | 'phone' | 'tablet' | 'computer' | 'console';
}

/** The devices of the account, and how many there may be. DEV-001 */
export interface DeviceList {
  devices: readonly LoginDevice[];
  limit: number;
}

/** How the step ended: there was room at last. */
export interface DevicesOutput {
  session: SessionData;
}

/** What the step remembers; JSON-safe. */
export interface DevicesContext extends DeviceList {
  /** Uid of the device that is being removed. */
  chosen: string | undefined;
  session: SessionData | undefined;
  message: Message | undefined;
}

/** The calls of the step. They reject for a 4xx or 5xx answer. */
export interface DevicesPorts {
  listDevices: Port<undefined, DeviceList>;
  deleteDevice: Port<{ uid: string }, unknown>;
  updateSession: Port<undefined, SessionData>;
}
