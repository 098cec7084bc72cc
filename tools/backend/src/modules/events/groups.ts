/** Things by a key that several of them share. */
export interface Groups<Thing> {
  add(key: string, thing: Thing): void;
  remove(key: string, thing: Thing): void;
  /** Those of a key. */
  of(key: string): ReadonlySet<Thing>;
}

/** No things; a key takes room only while it has some. */
export function createGroups<Thing>(): Groups<Thing> {
  const groups = new Map<string, Set<Thing>>();
  const none: ReadonlySet<Thing> = new Set();
  return {
    add: (key, thing) => {
      const group = groups.get(key);
      if (group) group.add(thing);
      else groups.set(key, new Set([thing]));
    },
    remove: (key, thing) => {
      const group = groups.get(key);
      group?.delete(thing);
      if (group?.size === 0) groups.delete(key);
    },
    of: (key) => groups.get(key) ?? none,
  };
}
