/** Runs so many tasks at once and lets the others wait. */
export interface Queue {
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** A queue in the order of arrival. */
export function createQueue(atOnce: number): Queue {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return {
    run: async (task) => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
