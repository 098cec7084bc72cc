import { defineEvents, type EventOf, flowEvents } from '@foyer/core';

/** What a viewer may do is done in the flow `pin` inside. */
export const pinSetUpEvents = defineEvents({});

/** The word that its snapshot was restored. */
export type PinSetUpEvent = EventOf<typeof pinSetUpEvents & typeof flowEvents>;
