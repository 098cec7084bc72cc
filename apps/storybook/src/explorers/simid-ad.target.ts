import { creativeEvents, simidAdInputs } from '@foyer/ads/fixtures';
import { simidAdEvents, simidAdMachine } from '@foyer/ads/machines';
import type { ExplorerTarget } from '@foyer/explorer';

/** A SIMID creative over the film of an advertisement. */
export const simidAdTarget: ExplorerTarget = {
  machine: simidAdMachine,
  events: simidAdEvents,
  inputs: simidAdInputs,
  examples: creativeEvents,
};
