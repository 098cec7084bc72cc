import { join } from 'node:path/posix';
import { normalizePath, type Plugin } from 'vite';
import type { Fault } from './fault.ts';

/** Serves a file with a fault, in memory: what stands on the disk is never touched. */
export interface FaultPlugin {
  readonly plugin: Plugin;
  /** Serves this fault from now on, or none. */
  place: (fault: Fault | undefined) => void;
  /** Whether the fault that is in place was asked for. */
  isLoaded: () => boolean;
}

/** @param root - Absolute path of the repository. */
export function createFaultPlugin(root: string): FaultPlugin {
  let placed: Fault | undefined;
  let isLoaded = false;
  return {
    place: (fault) => {
      placed = fault;
      isLoaded = false;
    },
    isLoaded: () => isLoaded,
    plugin: {
      name: 'foyer:fault',
      enforce: 'pre',
      load(id) {
        if (!placed || id.split('?')[0] !== join(normalizePath(root), placed.file)) return null;
        isLoaded = true;
        return placed.source;
      },
    },
  };
}
