import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do; the explorer's forms and the inspector's redaction come from these. */
export const coldStartEvents = defineEvents({
  'genre.toggle': { alias: v.pipe(v.string(), v.title('Alias')) },
  'movie.toggle': { id: v.pipe(v.string(), v.title('Id')) },
  'step.next': {},
  'step.back': {},
  /** To the genres from wherever the choice is, as the browser goes back. */
  'step.first': {},
  'coldStart.skip': {},
  /** Asks for it another day. */
  'coldStart.later': {},
  'covers.pause': {},
  'covers.go': {},
  /** Does not wait for the rest of the covers. */
  'result.open': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type ColdStartEvent = EventOf<typeof coldStartEvents & typeof flowEvents>;
