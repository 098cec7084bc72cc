import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do in the list. */
export const devicesEvents = defineEvents({
  'device.remove': { uid: v.string() },
  'device.confirm': {},
  'device.keep': {},
  'device.retry': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type DevicesEvent = EventOf<typeof devicesEvents & typeof flowEvents>;
