import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Commits whose builds and pictures stay; those of one are up to half a gigabyte. */
const commitsToKeep = 3;

/**
 * The folder for what is kept of a commit. Of other commits only the two that were used last stay.
 *
 * @param cache - Folder of all commits.
 */
export function commitFolder(cache: string, commit: string): string {
  const folder = join(cache, commit);
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  const byUse = readdirSync(cache, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== commit)
    .map(({ name }) => ({ name, usedAt: statSync(join(cache, name)).mtimeMs }))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  for (const { name } of byUse.slice(commitsToKeep - 1)) {
    rmSync(join(cache, name), { recursive: true, force: true });
  }
  return folder;
}
