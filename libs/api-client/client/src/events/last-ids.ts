/** Ids kept to know a repeated event by. Two tabs that change over repeat a few at most. */
const KEPT = 500;

/** The ids of the latest events of a tab. */
export interface LastIds {
  /** The id to go on from. */
  latest(): string | undefined;
  /** Notes an id; false when it is known already. */
  add(id: string | undefined): boolean;
}

/** Goes on from an id, or from now. */
export function createLastIds(first: string | undefined): LastIds {
  const ids = new Set<string>(first === undefined ? [] : [first]);
  let latest = first;
  return {
    latest: () => latest,
    add: (id) => {
      if (id === undefined) return true;
      if (ids.has(id)) return false;
      ids.add(id);
      latest = id;
      if (ids.size > KEPT) ids.delete(ids.values().next().value ?? id);
      return true;
    },
  };
}
