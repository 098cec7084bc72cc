import type { ExplorerTarget } from '@foyer/explorer';
import {
  type SellingScreenEvent,
  sellingScreenEvents,
  sellingScreenMachine,
} from '@foyer/selling-screen';
import { sellings, sellingScreenInputs } from '@foyer/selling-screen/fixtures';

const examples: SellingScreenEvent[] = [{ type: 'selling.buy', seqId: 'option-metropolis-est' }];

/** What an item can be got by. */
export const sellingScreenTarget: ExplorerTarget = {
  machine: sellingScreenMachine,
  events: sellingScreenEvents,
  inputs: sellingScreenInputs,
  examples,
  calls: { findSelling: { answers: sellings } },
};
