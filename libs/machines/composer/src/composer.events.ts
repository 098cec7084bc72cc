import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';
import * as v from 'valibot';

const changeSchema = v.pipe(
  v.array(
    v.object({
      offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
      length: v.pipe(v.number(), v.integer(), v.minValue(0)),
      text: v.string(),
    }),
  ),
  v.readonly(),
);

/** What an editor may do; the explorer's forms come from these. */
export const composerEvents = defineEvents({
  /** Changes of one group that follow each other are undone together, such as the letters of a word. */
  'edit.apply': { change: changeSchema, group: v.optional(v.string()) },
  'edit.undo': {},
  'edit.redo': {},
  /** Does not wait for a pause between keys. */
  'page.save': {},
  'page.retry': {},
  'page.leave': {},
  /** The browser is connected again. */
  'network.back': {},
  'conflict.choose': {
    conflict: v.pipe(v.string(), v.title('Key of the conflict')),
    side: v.picklist(['mine', 'theirs']),
  },
  'conflict.apply': {},
  'publish.open': {},
  'publish.close': {},
  'publish.send': { note: v.optional(v.string()) },
  'publish.schedule': {
    fromMs: v.pipe(v.number(), v.integer()),
    untilMs: v.optional(v.pipe(v.number(), v.integer())),
  },
  'publish.unschedule': { id: v.pipe(v.string(), v.title('Id of what is planned')) },
  'versions.open': {},
  'versions.close': {},
  'versions.restore': { number: v.pipe(v.number(), v.integer(), v.minValue(1)) },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type ComposerEvent = EventOf<typeof composerEvents & typeof flowEvents>;
