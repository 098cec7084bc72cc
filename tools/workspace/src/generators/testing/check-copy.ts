import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Tests of the repository that judge what generators register. */
const judges = ['openapi.test', 'theme/labels/labels.test', 'validation/', 'tokens/', 'i18n/texts'];

type Run = (
  command: string,
  args: readonly string[],
  folder?: string,
) => Promise<readonly string[]>;

/**
 * Checks files in a copy of the repository: types, lint, formatting, tests.
 *
 * @param files - Below the root of the copy.
 * @returns The output of each check that failed; nothing where all is well.
 */
export async function checkCopy(
  root: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const sources = files.filter((path) => /\.tsx?$/.test(path));
  const run = runIn(root);
  await writeTypesConfig(root, sources);
  // Two at a time, as many as small machines have cores.
  const [styled, typed] = await Promise.all([
    checkStyle(run, files, sources),
    checkTypes(root, run, sources),
  ]);
  return [...styled, ...typed, ...(await checkTests(run))];
}

/** The rule about who imports whom reads the graph of projects, which Nx makes. */
async function checkStyle(run: Run, files: readonly string[], sources: readonly string[]) {
  return [
    ...(await run('nx', ['show', 'projects'])),
    ...(await run('oxlint', ['--deny-warnings', ...sources])),
    ...(await run('prettier', ['--check', '--ignore-unknown', ...files])),
  ];
}

/** Routes import types that the router's own generator writes. */
async function checkTypes(root: string, run: Run, sources: readonly string[]) {
  const script = fileURLToPath(new URL('check-types.ts', import.meta.url));
  return [
    ...(await run('react-router', ['typegen'], 'apps/web')),
    ...(await run('node', [script, root, ...sources])),
  ];
}

/** Made tests and those that judge, in one run. */
const checkTests = (run: Run): Promise<readonly string[]> =>
  run('vitest', ['run', '--config', 'vitest.units.config.ts', 'sample-', ...judges]);

function runIn(root: string): Run {
  return async (command, args, folder = '.') => {
    try {
      await exec(join(root, 'node_modules/.bin', command), [...args], {
        cwd: join(root, folder),
        env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' },
        maxBuffer: 32 * 1024 * 1024,
      });
      return [];
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      return [`${command} ${args[0]} in ${folder} failed:\n${stdout}\n${stderr}`];
    }
  };
}

/** One program for all: each project by itself would read the same sources again. */
async function writeTypesConfig(root: string, sources: readonly string[]): Promise<void> {
  const types = {
    extends: './tsconfig.base.json',
    files: sources,
    include: ['apps/web/.react-router/types/**/*'],
    compilerOptions: { rootDirs: ['apps/web', 'apps/web/.react-router/types'] },
  };
  await writeFile(join(root, 'tsconfig.made.json'), JSON.stringify(types));
}
