import type { ExplorerTarget } from '@foyer/explorer';
import { secret } from '@foyer/core';
import { type PromoCodeEvent, promoCodeEvents, promoCodeMachine } from '@foyer/promo-code';
import { promoAnswers, promoErrors, promoStandings, rightCode } from '@foyer/promo-code/fixtures';

const examples: PromoCodeEvent[] = [{ type: 'code.submit', code: secret(rightCode) }];

/** Entering a promo code. */
export const promoCodeTarget: ExplorerTarget = {
  machine: promoCodeMachine,
  events: promoCodeEvents,
  inputs: { form: undefined },
  examples,
  calls: {
    findStanding: { answers: promoStandings },
    askPin: { answers: { right: true, left: false } },
    sendCode: { answers: promoAnswers, errors: promoErrors },
    linkCard: { answers: { linked: true, left: false } },
  },
};
