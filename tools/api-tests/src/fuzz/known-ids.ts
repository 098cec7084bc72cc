/** Fields whose texts other calls take. */
const idFields = new Set(['id', 'slug', 'alias', 'uid', 'key', 'code', 'icon_id', 'ticket_id']);

/** Most ids that are remembered; the oldest are forgotten. */
const MOST = 300;

/** Ids that answers named, so that made-up requests meet things that are there. */
export interface KnownIds {
  list(): readonly string[];
  /** Remembers the ids of an answer. */
  learn(answer: unknown): void;
}

/** Knows none yet. */
export function createKnownIds(): KnownIds {
  const known = new Set<string>();
  const learn = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 10)) learn(item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, field] of Object.entries(value)) {
      if (typeof field === 'string' && idFields.has(name)) known.add(field);
      else learn(field);
    }
    for (const id of known) if (known.size > MOST) known.delete(id);
  };
  return { list: () => [...known], learn };
}
