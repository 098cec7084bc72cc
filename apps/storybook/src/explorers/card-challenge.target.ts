import {
  type CardChallengeEvent,
  cardChallengeEvents,
  cardChallengeMachine,
} from '@foyer/card-challenge';
import { cardChallengeInputs } from '@foyer/card-challenge/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: CardChallengeEvent[] = [{ type: 'frame.ended', origin: 'https://pay.example' }];

// The machine in the explorer reads the clock of the computer.
const expiresAt = '2099-01-01T00:00:00.000Z';

/** The bank's question to the owner of a card. */
export const cardChallengeTarget: ExplorerTarget = {
  machine: cardChallengeMachine,
  events: cardChallengeEvents,
  inputs: {
    frame: { ...cardChallengeInputs.frame, expiresAt },
    redirect: { ...cardChallengeInputs.redirect, expiresAt },
  },
  examples,
  calls: {
    openPage: {
      answers: { gone: undefined },
      errors: { refused: errorAnswer({ status: 403, code: 1 }) },
    },
  },
};
