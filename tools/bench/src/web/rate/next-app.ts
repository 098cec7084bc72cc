import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@foyer/workspace/ports';
import { run, startService, stopProcess } from '@foyer/workspace/processes';
import { Refusal, say } from '@foyer/workspace/say';
import type { PageTree } from '../content/page-tree.ts';
import { nextPackages, nextSources } from './next-sources.ts';

/** Where the bench keeps what it fetched and built; git ignores it. */
const folder = fileURLToPath(new URL('../../../.cache/web/', import.meta.url));
const command = join(folder, 'node_modules/next/dist/bin/next');
const environment = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

const isMade = (mark: string, wanted: string) =>
  existsSync(mark) && readFileSync(mark, 'utf8') === wanted;

async function install(): Promise<void> {
  const wanted = JSON.stringify(nextPackages);
  const mark = join(folder, 'node_modules/.peer.json');
  if (isMade(mark, wanted)) return;
  const list = Object.entries(nextPackages).map(([name, version]) => `${name}@${version}`);
  say(`installing the framework to compare with into ${folder} (once): ${list.join(', ')}`);
  // The package.json there is a root of its own, so that npm neither finds nor changes the repository's workspaces.
  const flags = ['--no-save', '--package-lock=false', '--no-audit', '--no-fund'];
  const code = await run('npm', ['install', '--prefix', folder, ...flags, ...list]);
  if (code !== 0) throw new Refusal('Next.js could not be installed; npm says why above.');
  writeFileSync(mark, wanted);
}

/** Builds with the backend at hand: the kept page is drawn now, and again when its hour is over. */
async function build(sources: Readonly<Record<string, string>>, api: string): Promise<void> {
  const wanted = JSON.stringify([nextPackages, sources]);
  const mark = join(folder, '.next/bench.json');
  if (isMade(mark, wanted)) return;
  say('building the app to compare with…');
  for (const made of ['.next', 'app', 'content']) {
    rmSync(join(folder, made), { recursive: true, force: true });
  }
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const code = await run(process.execPath, [command, 'build', folder], {
    ...environment,
    API_URL: api,
  });
  if (code !== 0) throw new Refusal('the Next.js app could not be built; it says why above.');
  writeFileSync(mark, wanted);
}

/** Installs, builds and starts the peer; only the first time takes long. */
export async function startNextApp(
  api: string,
  calls: readonly string[],
  tree: PageTree,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const sources = nextSources(calls, tree);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), sources['package.json'] ?? '');
  await install();
  await build(sources, api);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await startService(
    {
      name: 'Next.js app',
      script: command,
      args: ['start', folder, '--port', String(port), '--hostname', '127.0.0.1'],
      env: { ...environment, API_URL: api },
      readyUrl: url,
    },
    ['ignore', 'ignore', 'inherit'],
  );
  return { url, stop: () => stopProcess(child) };
}
