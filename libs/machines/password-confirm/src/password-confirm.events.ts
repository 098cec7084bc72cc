import { defineEvents, type EventOf, flowEvents, secretField } from '@foyer/core';

/** What a viewer may do while confirming; the explorer's forms and the inspector's redaction come from these. */
export const passwordConfirmEvents = defineEvents({
  'code.submit': { code: secretField('Code') },
  'code.resend': {},
  'password.submit': { password: secretField('Password') },
  'confirm.cancel': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type PasswordConfirmEvent = EventOf<typeof passwordConfirmEvents & typeof flowEvents>;
