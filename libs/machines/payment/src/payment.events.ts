import { consentNames } from '@foyer/contract';
import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do; the explorer's forms and the inspector's redaction come from these. */
export const paymentEvents = defineEvents({
  'period.choose': { index: v.number() },
  'method.choose': { methodId: v.string() },
  'consent.change': { name: v.picklist(consentNames), isGiven: v.boolean() },
  'payment.next': {},
  'payment.back': {},
  'payment.retry': {},
  'payment.close': {},
  'payment.watch': {},
  'order.ask': {},
  'challenge.open': {},
  'terms.accept': {},
  'refill.returned': {},
  'onboarding.open': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type PaymentEvent = EventOf<typeof paymentEvents & typeof flowEvents>;
