import { relative } from 'node:path';
import { normalizePath } from 'vite';

/** What plugins note of a checkout's modules while the bundler reads them. */
export interface GraphNotes {
  /** Absolute, with slashes and none at the end. */
  root: string;
  imports: Map<string, readonly string[]>;
  reads: Map<string, readonly string[]>;
  unclear: Set<string>;
  /** Whether a module of the bundler is a file of the checkout and of no package. */
  isOwn: (id: string) => boolean;
  /** A module's path below the root. */
  pathOf: (id: string) => string;
  addReads: (module: string, globs: readonly string[]) => void;
}

/** Empty notes. */
export function createGraphNotes(root: string): GraphNotes {
  const reads = new Map<string, readonly string[]>();
  return {
    root,
    imports: new Map(),
    reads,
    unclear: new Set(),
    isOwn: (id) => id.startsWith(`${root}/`) && !id.includes('/node_modules/'),
    pathOf: (id) => normalizePath(relative(root, id.replace(/\?.*$/u, ''))),
    addReads: (module, globs) => reads.set(module, [...(reads.get(module) ?? []), ...globs]),
  };
}
