/** Where what was told is not what was due. */
export interface PingFaults {
  missing: readonly string[];
  doubled: readonly string[];
  /** Told, and not due. */
  unasked: readonly string[];
}

/**
 * Compares what was due, once each, with what came.
 *
 * @param came - How often each came.
 */
export function comparePings(
  due: readonly string[],
  came: ReadonlyMap<string, number>,
): PingFaults {
  const wanted = new Set(due);
  return {
    missing: due.filter((ping) => !came.has(ping)),
    doubled: [...came].filter(([, times]) => times > 1).map(([ping]) => ping),
    unasked: [...came.keys()].filter((ping) => !wanted.has(ping)),
  };
}
