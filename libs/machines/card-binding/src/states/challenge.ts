import { required } from '@foyer/core';
import { cardBindingSetup } from '../card-binding.setup.ts';

/** The bank's question before the viewer. */
export const challenged = cardBindingSetup.createStateConfig({
  description: 'The bank asks the owner of the card.',
  invoke: {
    src: 'cardChallenge',
    id: 'cardChallenge',
    input: ({ context }) => required(context.challenge, 'challenge'),
    onDone: { target: 'lookingUp', actions: 'closeChallenge' },
    onError: { target: 'lookingUp', actions: 'closeChallenge' },
  },
});

/** The bank's question, left by the viewer. */
export const challengeLeft = cardBindingSetup.createStateConfig({
  description: 'The bank still waits. Its question can be shown again, and its end is asked for.',
  on: { 'challenge.open': { target: 'challenged', actions: 'openChallenge' } },
  after: { backOff: { target: 'watching', actions: 'countAttempt' } },
});

/** The ticket of a question that was left. */
export const watching = cardBindingSetup.createStateConfig({
  description: 'The service is asked whether the bank has ended its question.',
  on: { 'challenge.open': { target: 'challenged', actions: 'openChallenge' } },
  invoke: {
    src: 'getTicket',
    input: ({ context }) => ({ ticketId: required(context.ticketId, 'ticketId') }),
    onDone: { target: 'deciding', actions: { type: 'learn', params: ({ event }) => event.output } },
    onError: 'challengeLeft',
  },
});
