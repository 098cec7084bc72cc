import { defineEvents, type EventOf, flowEvents, secretField } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do while signing in; the steps with machines of their own have theirs beside. */
export const loginEvents = defineEvents({
  'country.choose': { id: v.string() },
  /** A phone or an e-mail address as typed. */
  'login.submit': { login: v.string() },
  'password.submit': { password: secretField('Password') },
  'password.forget': {},
  /** Has the code sent that a new password needs. */
  'reset.start': {},
  'login.continue': {},
  'login.back': {},
  'login.close': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type LoginEvent = EventOf<typeof loginEvents & typeof flowEvents>;
