import { type BonusEvent, bonusEvents, bonusMachine } from '@foyer/bonus';
import { bonusErrors, bonusInputs, bonusOffers, needsCode } from '@foyer/bonus/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: BonusEvent[] = [{ type: 'login.submit', login: '+7 900 000-00-05' }];

const { missing, refused, tooMany, wrongCode } = bonusErrors;

/** Joining a bonus program. */
export const bonusTarget: ExplorerTarget = {
  machine: bonusMachine,
  events: bonusEvents,
  inputs: bonusInputs,
  examples,
  calls: {
    findOffer: { answers: bonusOffers, errors: { missing } },
    register: {
      answers: { needsCode, processing: { status: 'processing' } },
      errors: { refused, tooMany },
    },
    sendCode: { answers: { needsCode: { ...needsCode, codeLength: 0 } }, errors: { tooMany } },
    confirm: { answers: { confirmed: undefined }, errors: { wrongCode } },
  },
};
