import { unitEvents, vpaidAdInputs } from '@foyer/ads/fixtures';
import { vpaidAdEvents, vpaidAdMachine } from '@foyer/ads/machines';
import type { ExplorerTarget } from '@foyer/explorer';

/** An advertisement that a VPAID unit draws. */
export const vpaidAdTarget: ExplorerTarget = {
  machine: vpaidAdMachine,
  events: vpaidAdEvents,
  inputs: vpaidAdInputs,
  examples: unitEvents,
};
