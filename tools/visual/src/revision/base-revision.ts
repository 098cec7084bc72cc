import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@foyer/workspace/say';
import { commitFolder } from '../kept/commit-folder.ts';
import { buildStories } from './build-stories.ts';
import { addWorktree, commitOf, removeWorktree } from './worktree.ts';

/** The revision that the working copy is compared with. */
export interface BaseRevision {
  /** The folder for what stays of it from run to run. */
  kept: string;
  /** Its files, checked out at the first call. */
  checkout(): Promise<string>;
  /** Its built Storybook, from an earlier run if there was one. */
  built(): Promise<string>;
  /** Removes the checkout. */
  close(): void;
}

/**
 * Opens a revision.
 *
 * @param cache - Folder for what stays of all revisions.
 * @param folder - For files that may go after the run.
 * @throws Refusal when git does not know the revision; later, when its packages do not install or it does not build.
 */
export function openBase(revision: string, cache: string, folder: string): BaseRevision {
  const commit = commitOf(revision);
  const kept = commitFolder(cache, commit);
  const built = join(kept, 'stories');
  const worktree = join(folder, 'worktree');
  let isAdded = false;

  async function checkout() {
    if (!isAdded) await addWorktree(commit, worktree);
    isAdded = true;
    return worktree;
  }
  return {
    kept,
    checkout,
    async built() {
      if (existsSync(built)) return built;
      say(`building the stories of ${revision}…`);
      const unfinished = join(kept, 'unfinished');
      rmSync(unfinished, { recursive: true, force: true });
      await buildStories(await checkout(), unfinished);
      renameSync(unfinished, built);
      return built;
    },
    close: () => removeWorktree(worktree),
  };
}
