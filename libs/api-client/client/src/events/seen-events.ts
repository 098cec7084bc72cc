import type { PushEvent } from '@foyer/contract';

/** Events kept: to know a repeated one by its id, and to tell another tab what it has missed. */
const KEPT = 500;

/** An event that can be asked for again. */
export interface SeenEvent {
  id: string;
  event: PushEvent;
}

/** The latest events of a tab, in memory only. */
export interface SeenEvents {
  /** The id to go on from. */
  latest(): string | undefined;
  has(id: string): boolean;
  /** Notes an event; false when it is known already. One without an id is always new. */
  add(event: PushEvent, id: string | undefined): boolean;
  /** Starts here: what came before is not followed by what comes now. */
  startAt(id: string): void;
  /** What came after an id; nothing where that is not known. */
  since(id: string): readonly SeenEvent[] | undefined;
}

/** Goes on from an id, or from now. */
export function createSeenEvents(first: string | undefined): SeenEvents {
  let start = first;
  let seen: SeenEvent[] = [];
  // Outlives a new start: events of before may still come from another tab.
  const ids = new Set<string>(first === undefined ? [] : [first]);
  const note = (id: string): void => {
    ids.add(id);
    if (ids.size > KEPT) ids.delete(ids.values().next().value ?? id);
  };
  return {
    latest: () => seen.at(-1)?.id ?? start,
    has: (id) => ids.has(id),
    add: (event, id) => {
      if (id === undefined) return true;
      if (ids.has(id)) return false;
      note(id);
      seen.push({ id, event });
      const dropped = seen.length > KEPT ? seen.shift() : undefined;
      if (dropped) start = dropped.id;
      return true;
    },
    startAt: (id) => {
      note(id);
      start = id;
      seen = [];
    },
    since: (id) => {
      if (id === start) return seen;
      const place = seen.findIndex((one) => one.id === id);
      return place < 0 ? undefined : seen.slice(place + 1);
    },
  };
}
