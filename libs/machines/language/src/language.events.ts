import { languageSchema } from '@foyer/contract';
import { defineEvents, type EventOf, flowEvents } from '@foyer/core';

/** What a viewer may do in the picker. */
export const languageEvents = defineEvents({
  'language.choose': { code: languageSchema },
  'language.close': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type LanguageEvent = EventOf<typeof languageEvents & typeof flowEvents>;
