import { profileChangesSchema, profileSchema } from '@foyer/contract';
import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do on the page of a profile, and the word that the service has it otherwise by now. */
export const profileEditEvents = defineEvents({
  'profile.change': { changes: profileChangesSchema },
  'viewingPin.switch': { isOn: v.boolean() },
  'pin.cancel': {},
  'deletion.ask': {},
  'deletion.confirm': {},
  'deletion.cancel': {},
  'profile.refreshed': { profile: profileSchema },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type ProfileEditEvent = EventOf<typeof profileEditEvents & typeof flowEvents>;
