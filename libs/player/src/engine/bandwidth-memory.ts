import { ADAPTATION } from './limits.ts';

/** Where the last measured bandwidth is kept, so that the next title starts in the right quality. */
export interface BandwidthMemory {
  /** Bits per second; undefined where nothing is known. */
  read: () => number | undefined;
  write: (bitsPerSecond: number) => void;
}

const KEY = 'playerBandwidth';

/** Keeps it in the browser's storage, under `playerBandwidth`, as a whole number of bits per second. */
export function storedBandwidth(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): BandwidthMemory {
  return {
    read: () => {
      try {
        const value = Number(storage?.getItem(KEY) ?? Number.NaN);
        return value > 0 ? Math.min(value, ADAPTATION.mostRemembered) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (bitsPerSecond) => {
      if (!Number.isFinite(bitsPerSecond) || bitsPerSecond <= 0) return;
      try {
        storage?.setItem(KEY, String(Math.round(bitsPerSecond)));
      } catch {
        // Private windows and full disks: the next title measures anew.
      }
    },
  };
}

/** The browser's own storage; undefined where it is forbidden. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
