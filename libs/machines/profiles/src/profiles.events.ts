import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do in the selection. */
export const profilesEvents = defineEvents({
  'profile.choose': { id: v.string() },
  'profile.add': {},
  'profiles.retry': {},
  'profiles.close': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type ProfilesEvent = EventOf<typeof profilesEvents & typeof flowEvents>;
