import { linearAdExamples, linearAdInputs } from '@foyer/ads/fixtures';
import { type LinearAdContext, linearAdEvents, linearAdMachine } from '@foyer/ads/machines';
import type { ExplorerTarget } from '@foyer/explorer';

/** An advertisement that is a film. */
export const linearAdTarget: ExplorerTarget = {
  machine: linearAdMachine,
  events: linearAdEvents,
  inputs: linearAdInputs,
  examples: linearAdExamples,
  summarise: ({ facts, time, error }: LinearAdContext) => [
    facts.skipAfter !== undefined && time >= facts.skipAfter,
    error,
  ],
};
