import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do. */
export const productOnboardingEvents = defineEvents({
  'page.next': {},
  'page.choose': { index: v.pipe(v.number(), v.integer(), v.minValue(0)) },
  'onboarding.watch': {},
  'onboarding.skip': {},
  'onboarding.retry': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type ProductOnboardingEvent = EventOf<typeof productOnboardingEvents & typeof flowEvents>;
