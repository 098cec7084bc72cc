import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How long Debian may take to bring the packages. */
const INSTALL_TIMEOUT_MS = 180_000;

const APT = '/usr/bin/apt-get';

function install(title: string, packages: readonly string[]): void {
  console.log(`No ${title} on this machine; installing the package of Debian (up to 3 minutes)…`);
  const limit = Date.now() + INSTALL_TIMEOUT_MS;
  const apt = (...args: string[]): void => {
    const timeout = limit - Date.now();
    if (timeout > 0) {
      spawnSync(APT, args, {
        timeout,
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  };
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...packages);
}

/** What a test needs of the machine beside Node. */
export interface Wanted<Programs> {
  /** For people. */
  title: string;
  /** Of Debian. */
  packages: readonly string[];
  find: () => Programs | undefined;
  /** What else would do, for people. */
  otherwise?: string;
}

/**
 * The programs of this machine; installs them where they are missing and we may, as root of a Debian.
 *
 * @returns `undefined`, after saying why, where there are none.
 * @throws Error where there are none and `CI=true`: there the tests that need them must run.
 */
export function installedPrograms<Programs>({
  title,
  packages,
  find,
  otherwise,
}: Wanted<Programs>): Programs | undefined {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync(APT)) install(title, packages);
  const installed = find();
  if (installed !== undefined) return installed;
  const instead = otherwise === undefined ? '' : `, or ${otherwise}`;
  const missing = `Skipped: these tests need a ${title}. Install ${packages.join(' and ')}${instead}.`;
  if (process.env['CI'] === 'true') throw new Error(missing);
  console.warn(missing);
  return undefined;
}
