import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@foyer/workspace/paths';
import { say } from '@foyer/workspace/say';
import { buildStories } from './build-stories.ts';
import { addWorktree, commitOf, removeWorktree } from './worktree.ts';

const cache = join(root, '.cache/visual');

/**
 * The built Storybook of a revision. The last one stays, as one mostly compares with the same revision again.
 *
 * @param folder - For files that may go after the run.
 * @returns its folder.
 * @throws Refusal when git does not know the revision, or it does not build.
 */
export async function builtRevision(revision: string, folder: string): Promise<string> {
  const commit = commitOf(revision);
  const built = join(cache, commit);
  if (existsSync(built)) return built;

  say(`building the stories of ${revision}…`);
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const worktree = join(folder, 'worktree');
  const unfinished = join(cache, 'unfinished');
  try {
    await addWorktree(commit, worktree);
    await buildStories(worktree, unfinished);
  } finally {
    removeWorktree(worktree);
  }
  renameSync(unfinished, built);
  return built;
}
