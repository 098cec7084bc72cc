import type { ChosenPart } from '../steps/choose-steps.ts';
import type { Change } from './changed-files.ts';
import type { Entries } from './entries.ts';
import type { Chain } from './module-graph.ts';
import type { ModuleGraph } from './graph/module-graph.types.ts';

/** A part of a run, and why it runs. */
export interface ChosenStep extends ChosenPart {
  why: string;
}

/** What runs for a change; a part that is not named does not. */
export interface Choice {
  steps: readonly ChosenStep[];
}

/** A change, and what of a checkout it reaches. */
export interface ReachedChange {
  change: Change;
  entries: Entries;
  /** Of all entries. */
  graph: ModuleGraph;
  /** The entries that the changed files reach. */
  reached: ReadonlyMap<string, Chain>;
}
