import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { installedPrograms } from './installed-programs.ts';

const findPrograms = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
    .sort((left, right) => left.localeCompare(right, 'en', { numeric: true }))
    .at(-1);

/** The folder of `initdb` and `postgres`. @throws Error where there are none and `CI=true`. */
export const postgresPrograms = (): string | undefined =>
  installedPrograms({
    title: 'PostgreSQL server',
    packages: ['postgresql'],
    find: findPrograms,
    otherwise: 'set TEST_DATABASE_URL to one',
  });

/** Whom the server runs as: it refuses to be root. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
