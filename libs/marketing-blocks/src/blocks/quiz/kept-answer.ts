/** Answers of this document, by the place in the history and the block: a reload begins without. */
export const keptAnswers = new Map<string, string>();

/**
 * The current entry of the history. By the Navigation API its key stays while the router replaces the entry's state; a
 * browser without it gives the name in that state, which the router may have changed by then.
 */
function entryHere(): string {
  const state: { key?: unknown } | null = window.history.state;
  return window.navigation?.currentEntry?.key ?? String(state?.key);
}

const placeOf = (block: string): string => `${entryHere()} ${block}`;

/** The answer that stands at this place in the history; nothing on the server. Decision 0115 */
export const keptAnswer = (block: string): string | undefined =>
  typeof window === 'undefined' ? undefined : keptAnswers.get(placeOf(block));

/** Keeps the answer at this place: who comes back to it in this document finds it, and no other visit. */
export const keepAnswer = (block: string, option: string): void =>
  void keptAnswers.set(placeOf(block), option);
