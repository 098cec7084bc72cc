import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@foyer/workspace/paths';
import { run } from '@foyer/workspace/processes';
import { Refusal, say } from '@foyer/workspace/say';

/**
 * Checks a commit out into a folder of its own, with its packages, and leaves the working copy alone.
 *
 * @param folder - Must not exist yet.
 * @throws Refusal when its packages cannot be installed.
 */
export async function addWorktree(commit: string, folder: string): Promise<void> {
  git('worktree', 'add', '--detach', '--quiet', folder, commit);
  if (hasSamePackages(folder)) {
    linkPackages(folder);
    return;
  }
  say(`${commit} has other packages; installing them (about a minute)…`);
  if ((await run('npm', ['ci', '--prefix', folder, '--loglevel=error'])) !== 0) {
    throw new Refusal('its packages could not be installed; npm says why above.');
  }
}

/** Removes a worktree with everything in it, and git's note of it. */
export function removeWorktree(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

/**
 * The commit that a revision names.
 *
 * @throws Refusal when git does not know it.
 */
export function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  } catch {
    throw new Refusal(`git knows no revision ${revision}; a shallow clone has only the newest.`);
  }
}

function hasSamePackages(folder: string): boolean {
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  return lockOf(folder) === lockOf(root);
}

/**
 * Shares the installed packages, one link for each. Not one link for the folder of all: links to the workspaces of this
 * repository must lead into the worktree, or it would be built from the working copy's code.
 */
function linkPackages(folder: string): void {
  const shared = join(root, 'node_modules');
  const own = join(folder, 'node_modules');
  mkdirSync(own);
  for (const name of readdirSync(shared)) {
    const isCache = name.startsWith('.') && name !== '.bin';
    if (!isCache && name !== '@foyer') symlinkSync(join(shared, name), join(own, name));
  }
  mkdirSync(join(own, '@foyer'));
  for (const { name, location } of workspacesOf(folder)) {
    symlinkSync(join(folder, location), join(own, name));
  }
}

/** The workspaces as the lock file has them: a path without `node_modules` and the name of its package. */
function workspacesOf(folder: string): readonly { name: string; location: string }[] {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean; resolved?: string }>;
  };
  return Object.entries(packages).flatMap(([path, { link, resolved }]) =>
    link && resolved ? [{ name: path.replace('node_modules/', ''), location: resolved }] : [],
  );
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}
