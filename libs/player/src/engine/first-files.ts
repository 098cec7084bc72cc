import type { Transferred } from './transfer.ts';

/** What an engine has got so far, for another one that begins a moment later. */
export interface FirstFiles {
  keep: (name: string, file: Transferred) => void;
  /** By name; none once there are many. */
  all: () => Map<string, Transferred>;
}

/** An engine that has just begun has no more, and memory is not for the rest. */
const MOST_FIRST_FILES = 10;

/** Keeps the first files of an engine, as long as they are few. */
export function createFirstFiles(): FirstFiles {
  const files = new Map<string, Transferred>();
  let areFew = true;
  return {
    keep: (name, file) => {
      if (areFew) files.set(name, file);
      areFew &&= files.size < MOST_FIRST_FILES;
      if (!areFew) files.clear();
    },
    all: () => new Map(files),
  };
}
