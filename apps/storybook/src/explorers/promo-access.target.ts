import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import { type PromoAccessEvent, promoAccessEvents, promoAccessMachine } from '@foyer/promo-access';
import { promoAccessInputs, promoAnswers } from '@foyer/promo-access/fixtures';

const login = { id: 'promo-access:login', name: 'login' };

const examples: PromoAccessEvent[] = [
  { type: 'modal.resolved', ...login },
  { type: 'modal.rejected', ...login, reason: 'cancelled' },
  { type: 'modal.rejected', ...login, reason: 'navigation' },
];

/** Codes and sign-ins that an address asks for. */
export const promoAccessTarget: ExplorerTarget = {
  machine: promoAccessMachine,
  events: promoAccessEvents,
  inputs: promoAccessInputs,
  examples,
  calls: {
    sendCode: {
      answers: promoAnswers,
      errors: {
        unknown: errorAnswer({ status: 404, code: 2_000_018, description: 'Код не найден' }),
      },
    },
  },
};
