import type { Port } from '@foyer/core';
import type { DeviceListContext, DeviceListPorts } from './device-list.types.ts';

/** Where the flow runs. */
export interface DevicesInput {
  /** Uid of this device; nothing where the browser keeps none. */
  ownUid: string | undefined;
}

/** How the flow ended: this device was removed, and nobody is signed in here any more. */
export interface DevicesOutput {
  status: 'signed-out';
}

/** What the flow remembers; JSON-safe. */
export interface DevicesContext extends DeviceListContext {
  ownUid: string | undefined;
  /** Name of the device that was removed last. */
  removed: string | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface DevicesPorts extends DeviceListPorts {
  signOut: Port<undefined, unknown>;
}
