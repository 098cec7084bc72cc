import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import {
  type PurchaseOptionsEvent,
  purchaseOptionsEvents,
  purchaseOptionsMachine,
} from '@foyer/purchase-options';
import { purchasables, purchaseOptionsInputs } from '@foyer/purchase-options/fixtures';

const examples: PurchaseOptionsEvent[] = [
  { type: 'option.choose', seqId: 'option-metropolis-est' },
  { type: 'period.choose', periodIndex: 1 },
];

/** What an item can be got by. */
export const purchaseOptionsTarget: ExplorerTarget = {
  machine: purchaseOptionsMachine,
  events: purchaseOptionsEvents,
  inputs: purchaseOptionsInputs,
  examples,
  calls: {
    findOptions: {
      answers: purchasables,
      errors: { failed: errorAnswer({ status: 500, code: 1 }) },
    },
    pay: {
      answers: {
        taken: { status: 'handed-over' },
        bought: { status: 'bought' },
        left: { status: 'left' },
      },
    },
  },
};
