import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do in the list of channels. */
export const profileChannelsEvents = defineEvents({
  'channel.choose': { id: v.string(), isHidden: v.boolean() },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type ProfileChannelsEvent = EventOf<typeof profileChannelsEvents & typeof flowEvents>;
