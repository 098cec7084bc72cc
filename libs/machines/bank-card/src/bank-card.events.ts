import { defineEvents, type EventOf, type flowEvents, secretField } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do; the explorer's forms and the inspector's redaction come from these. */
export const bankCardEvents = defineEvents({
  'card.submit': {
    number: secretField('Card number'),
    expiry: secretField('Expiry, MMYY'),
    cvc: secretField('Code'),
    holder: v.optional(secretField('Name on card')),
    postalCode: v.optional(secretField('Postal code')),
    isCardKept: v.boolean(),
  },
  'card.retry': {},
  'card.leave': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type BankCardEvent = EventOf<typeof bankCardEvents & typeof flowEvents>;
