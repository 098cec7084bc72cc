import { createFilter } from 'vite';

/** Whether a path, relative to the root, is one of those that some globs name. None names nothing. */
export function matcherOf(globs: readonly string[]): (path: string) => boolean {
  return globs.length === 0 ? () => false : createFilter([...globs], undefined, { resolve: false });
}
