import type { AnyStateNode } from 'xstate';

/** What a state is for, and the requirements that it meets. */
export interface StateNote {
  description?: string;
  requirements?: readonly string[];
}

/**
 * The notes of all states by the names that `stateNotesPlugin` gives them in a build. Empty here: without the plugin
 * they stand in the machines.
 */
export const stateNotes: Readonly<Record<string, StateNote>> = {};

/** The note of a state, wherever it stands. */
export function noteOf({
  description,
  meta,
}: Pick<AnyStateNode, 'description' | 'meta'>): StateNote {
  const kept = stateNotes[description ?? ''];
  if (kept) return kept;
  const requirements: unknown = (meta as { requirements?: unknown } | undefined)?.requirements;
  return {
    ...(description !== undefined && { description }),
    ...(Array.isArray(requirements) && { requirements: requirements.map(String) }),
  };
}
