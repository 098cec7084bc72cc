import { defineEvents, type EventOf, type flowEvents, secretField } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do. */
export const bonusEvents = defineEvents({
  'login.submit': { login: v.string() },
  /** Back from the code to the login. */
  'login.change': {},
  'code.submit': { code: secretField('Code') },
  'code.resend': {},
  'bonus.retry': {},
  'bonus.leave': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type BonusEvent = EventOf<typeof bonusEvents & typeof flowEvents>;
