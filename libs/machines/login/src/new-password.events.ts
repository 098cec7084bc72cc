import { defineEvents, type EventOf, secretField } from '@foyer/core';

/** What a viewer may do while a new password is chosen. */
export const newPasswordEvents = defineEvents({
  'password.submit': {
    password: secretField('Password'),
    confirmation: secretField('Password again'),
  },
});

/** An event of the step. */
export type NewPasswordEvent = EventOf<typeof newPasswordEvents>;
