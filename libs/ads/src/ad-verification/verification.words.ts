import { defineEvents, type EventOf } from '@foyer/core';

/** What a walled document says of the vendor's script that it runs. */
export const verificationWords = defineEvents({
  'script.loaded': {},
  'script.failed': {},
});

/** One thing that it says. */
export type VerificationWord = EventOf<typeof verificationWords>;

/** One event of the advertisement, in the words of Open Measurement; JSON-safe. */
export interface VerificationCommand {
  type: string;
  data: Readonly<Record<string, unknown>>;
}
