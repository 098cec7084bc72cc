import { cardBindingEvents, cardBindingMachine } from '@foyer/card-binding';
import {
  bindingOrder,
  bindingTickets,
  cardBindingInputs,
  enteredCard,
} from '@foyer/card-binding/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const failed = errorAnswer({ status: 500, code: 1 });

/** The linking of a card, from the proof to the answer of the bank. */
export const cardBindingTarget: ExplorerTarget = {
  machine: cardBindingMachine,
  events: cardBindingEvents,
  inputs: cardBindingInputs,
  calls: {
    begin: { answers: { open: bindingOrder }, errors: { failed } },
    bankCard: {
      answers: {
        entered: { status: 'entered', card: enteredCard, paymentUrl: 'https://pay.example/cards' },
        left: { status: 'left' },
      },
    },
    cardChallenge: { answers: { ended: { outcome: 'ended' }, left: { outcome: 'left' } } },
    payByCard: {
      answers: {
        accepted: { status: 'accepted' },
        refused: { status: 'refused', reqStatus: 1 },
        challenge: { status: 'challenge', challenge: bindingTickets.challenged.challenge },
        unknown: { status: 'unknown' },
      },
      errors: { lost: failed },
    },
    confirm: { answers: { linked: undefined }, errors: { failed } },
    getTicket: { answers: bindingTickets, errors: { failed } },
  },
};
