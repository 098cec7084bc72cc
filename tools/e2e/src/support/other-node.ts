import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A Node that is not the one that runs this. */
export interface OtherNode {
  path: string;
  /** For example `22.22.3`. */
  version: string;
  major: number;
  minor: number;
}

/** The machine's own Node, which came before the repository's; nothing where there is none of another version. */
export function findOtherNode(): OtherNode | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const path of folders.map((folder) => join(folder, 'node')).filter(existsSync)) {
    const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
    const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
    if (version !== process.version) return { path, version: version.slice(1), major, minor };
  }
  return undefined;
}
