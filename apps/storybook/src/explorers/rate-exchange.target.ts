import type { ExplorerTarget } from '@foyer/explorer';
import { rateExchangeEvents, rateExchangeMachine } from '@foyer/rate-exchange';
import { offeredItems, rateExchangeInputs } from '@foyer/rate-exchange/fixtures';

/** The offer of a bonus for a rating. */
export const rateExchangeTarget: ExplorerTarget = {
  machine: rateExchangeMachine,
  events: rateExchangeEvents,
  inputs: rateExchangeInputs,
  examples: [],
  calls: { findItem: { answers: offeredItems } },
};
