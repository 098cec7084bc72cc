import { purchaseOrderSetup } from '../purchase-order.setup.ts';
import { waiting } from './waiting.ts';

/** The bank asks the owner of the card. */
export const awaitingChallenge = purchaseOrderSetup.createStateConfig({
  description:
    'The bank asks the owner of the card. Turning back from it ends nothing: the order is open until the bank ends it.',
  on: {
    'challenge.close': [
      { guard: { type: 'isEnded', params: ({ event }) => event }, target: 'confirming' },
      { actions: 'closeChallenge' },
    ],
    'challenge.open': { actions: 'openChallenge' },
  },
  ...waiting,
});
