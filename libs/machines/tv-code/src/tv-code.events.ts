import { defineEvents, type EventOf, type flowEvents, secretField } from '@foyer/core';
import * as v from 'valibot';
import { tvCodeKinds } from './tv-code.rules.ts';

/** What a viewer may do. */
export const tvCodeEvents = defineEvents({
  /** Which of the two codes is typed; empties the form. */
  'kind.choose': { kind: v.picklist(tvCodeKinds) },
  /** Whether anything stands in the field: a reload would lose it. */
  'entry.change': { isEmpty: v.boolean() },
  'code.submit': { code: secretField('Code') },
  /** Back to the form, from the error or for another television. */
  'form.open': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type TvCodeEvent = EventOf<typeof tvCodeEvents & typeof flowEvents>;
