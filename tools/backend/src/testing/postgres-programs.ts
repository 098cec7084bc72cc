import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** How long Debian may take to bring the server. */
const INSTALL_TIMEOUT_MS = 180_000;

const APT = '/usr/bin/apt-get';

const findPrograms = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .at(-1);

function install(): void {
  console.log(
    'No PostgreSQL server on this machine; installing the package of Debian (up to 3 minutes)…',
  );
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
  apt('install', '--yes', '--no-install-recommends', 'postgresql');
}

/** The folder of `initdb` and `postgres`; installs them where that is allowed. */
export function postgresPrograms(): string | undefined {
  const found = findPrograms();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync(APT)) return found;
  install();
  return findPrograms();
}

/** Whom the server runs as: it refuses to be root. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
