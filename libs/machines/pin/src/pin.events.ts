import { defineEvents, type EventOf, flowEvents, secretField } from '@foyer/core';

/** What a viewer may do; the explorer's forms and the inspector's redaction come from these. */
export const pinEvents = defineEvents({
  'pin.submit': { pin: secretField('PIN') },
  'pin.reset': {},
  'pin.retry': {},
  'pin.cancel': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type PinEvent = EventOf<typeof pinEvents & typeof flowEvents>;
