import { defineEvents, type EventOf } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do at the device limit. */
export const devicesEvents = defineEvents({
  'device.remove': { uid: v.string() },
  'device.retry': {},
});

/** An event of the step. */
export type DevicesEvent = EventOf<typeof devicesEvents>;
