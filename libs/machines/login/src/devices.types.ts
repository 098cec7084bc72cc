import type { Port } from '@foyer/core';
import type { DeviceListContext, DeviceListPorts } from '@foyer/devices';
import type { SessionData } from '@foyer/session';

export type { AccountDevice as LoginDevice, DeviceList } from '@foyer/devices';

/** How the step ended: there was room at last. */
export interface DevicesOutput {
  session: SessionData;
}

/** What the step remembers; JSON-safe. */
export interface DevicesContext extends DeviceListContext {
  session: SessionData | undefined;
}

/** The calls of the step. They reject for a 4xx or 5xx answer. */
export interface DevicesPorts extends DeviceListPorts {
  updateSession: Port<undefined, SessionData>;
}
