import { execFileSync } from 'node:child_process';
import { root } from './paths.ts';

/** Where the parts of a running Foyer answer. Design §7. */
export interface Settings {
  port: number;
  backendPort: number;
  controlPort: number;
  /** Ad server and payment provider. */
  partiesPort: number;
  composerPort: number;
  revision: string;
}

/** Reads the ports and the revision from the environment, with the documented defaults. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: Number(env['PORT'] ?? 3000),
    backendPort: Number(env['BACKEND_PORT'] ?? 4000),
    controlPort: Number(env['CONTROL_PORT'] ?? 4001),
    partiesPort: Number(env['PARTIES_PORT'] ?? 4002),
    composerPort: Number(env['COMPOSER_PORT'] ?? 4003),
    revision: env['REVISION'] ?? gitRevision(),
  };
}

function gitRevision(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'dev';
  }
}
