import { defineEvents, type EventOf, type flowEvents, secretField } from '@foyer/core';

/** What a viewer may do. */
export const promoCodeEvents = defineEvents({
  'code.submit': { code: secretField('Code') },
  /** From the word that a card is needed to the card. */
  'promo.continue': {},
  /** Back to the form, with the code that was typed. */
  'promo.back': {},
  /** From the success to an empty form. */
  'promo.again': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type PromoCodeEvent = EventOf<typeof promoCodeEvents & typeof flowEvents>;
