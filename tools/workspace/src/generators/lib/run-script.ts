import { execFileSync } from 'node:child_process';
import type { Tree } from '@nx/devkit';

/** What a generator does once its files are on the disk. */
export type AfterWriting = () => void;

type Root = Pick<Tree, 'root'>;

/**
 * Runs a script of the repository: what is generated from the new files follows them.
 *
 * @param script - Below the root.
 * @param folder - To run it in, below the root. @default the root
 */
export function runScript({ root }: Root, script: string, folder = '.'): void {
  run(root, folder, process.execPath, [`${root}/${script}`]);
}

/** Links a new package of the workspace and writes it into the lock file; nothing is fetched. */
export function installWorkspace({ root }: Root): void {
  run(root, '.', 'npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
}

function run(root: string, folder: string, command: string, args: readonly string[]): void {
  execFileSync(command, args, {
    cwd: `${root}/${folder}`,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
}
