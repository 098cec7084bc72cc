import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../say.ts';
import { compareManifests } from './compare-manifests.ts';

/** What differs between a revision and the files as they are now. Paths are relative to the root, with slashes. */
export interface Change {
  /** The commit that is compared with. */
  base: string;
  /** Also what was deleted, and both names of what was renamed; modules that a package exports under another name count too. */
  files: readonly string[];
  /** Those of `package.json` in which more than exports differs. */
  manifests: readonly string[];
}

/**
 * Reads what changed since a revision: commits, what is not committed, and new files that git does not ignore.
 *
 * @param checkout - Root folder.
 * @param base - Name of a revision. Without it: where the branch left `main`, or else the commit before.
 * @throws Refusal when git knows no such revision.
 */
export function readChange(checkout: string, base?: string): Change {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: checkout, encoding: 'utf8', stdio: 'pipe', maxBuffer });
  const commit = base === undefined ? defaultBase(git) : commitOf(base, git);
  const files = [
    ...git('diff', '--name-only', '--no-renames', '-z', commit).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ].filter((file) => file !== '');

  const manifests = files
    .filter((file) => /(?:^|\/)package\.json$/u.test(file))
    .map((file) => {
      const path = join(checkout, file);
      const now = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
      return { file, ...compareManifests(file, fileAt(commit, file, git), now) };
    });
  return {
    base: commit,
    files: [...new Set([...files, ...manifests.flatMap(({ exported }) => exported)])].toSorted(),
    manifests: manifests.filter(({ isMore }) => isMore).map(({ file }) => file),
  };
}

type Git = (...args: readonly string[]) => string;

/** A change of all artwork has thousands of names. */
const maxBuffer = 64 * 1024 * 1024;

function commitOf(revision: string, git: Git): string {
  const commit = answerOf(git, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (commit !== undefined) return commit;
  throw new Refusal(`git knows no revision ${revision}; a shallow clone has only the newest.`);
}

function defaultBase(git: Git): string {
  const head = commitOf('HEAD', git);
  const left = ['origin/main', 'main']
    .map((branch) => answerOf(git, 'merge-base', 'HEAD', branch))
    .find((commit) => commit !== undefined);
  return left === undefined || left === head ? commitOf('HEAD~1', git) : left;
}

/** What git prints, or nothing where it fails. */
function answerOf(git: Git, ...args: readonly string[]): string | undefined {
  try {
    return git(...args).trim();
  } catch {
    return undefined;
  }
}

const fileAt = (commit: string, file: string, git: Git) =>
  answerOf(git, 'show', `${commit}:${file}`) ?? '{}';
