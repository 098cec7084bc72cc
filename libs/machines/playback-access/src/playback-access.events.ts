import { defineEvents, type EventOf, type flowEvents, secretField } from '@foyer/core';

/** What a viewer, or the PIN flow for them, may do. */
export const playbackAccessEvents = defineEvents({
  'pin.accepted': { pin: secretField('PIN') },
  'pin.cancelled': {},
  'playback.retry': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type PlaybackAccessEvent = EventOf<typeof playbackAccessEvents & typeof flowEvents>;
