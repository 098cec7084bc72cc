import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do in a poll. */
export const pollEvents = defineEvents({
  /** Index of an answer to the present question, from 0. */
  'poll.choose': { answer: v.pipe(v.number(), v.integer(), v.minValue(0)) },
  'poll.next': {},
  'poll.close': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type PollEvent = EventOf<typeof pollEvents & typeof flowEvents>;
