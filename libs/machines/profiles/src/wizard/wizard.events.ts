import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do in the wizard. */
export const wizardEvents = defineEvents({
  'name.submit': { name: v.string() },
  'icon.choose': { id: v.string() },
  'icon.submit': {},
  'age.choose': { id: v.string() },
  'pin.toggle': { isOn: v.boolean() },
  'settings.submit': {},
  'wizard.back': {},
  'wizard.retry': {},
  'wizard.continue': {},
  'wizard.close': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type ProfileWizardEvent = EventOf<typeof wizardEvents & typeof flowEvents>;
