import { defineEvents, type EventOf, secretField } from '@foyer/core';

/** What a viewer may do while a code is awaited. */
export const codeEvents = defineEvents({
  'code.submit': { code: secretField('Code') },
  'code.resend': {},
});

/** An event of the step. */
export type CodeEvent = EventOf<typeof codeEvents>;
