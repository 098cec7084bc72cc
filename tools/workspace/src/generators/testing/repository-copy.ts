import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../../lib/paths.ts';

/** The sources of the repository in a folder of their own. */
export interface RepositoryCopy {
  root: string;
  remove: () => Promise<void>;
}

/** Made by tools, or brought by npm; the demo media is linked. */
const leftOut = new Set([
  '.data',
  '.git',
  '.nx',
  '.react-router',
  'assets',
  'build',
  'dist',
  'node_modules',
  'storybook-static',
  'test-results',
]);

/** Copies what people write; packages are linked, so that it takes a second and no network. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'foyer-generators-'));
  await cp(root, copy, {
    recursive: true,
    filter: (source) => source === root || !leftOut.has(basename(source)),
  });
  await symlink(join(root, 'tools/media/assets'), join(copy, 'tools/media/assets'));
  await linkPackages(copy);
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true }) };
}

/** Links the packages of others to those that are installed, and the workspace's own to the copy. */
async function linkPackages(copy: string): Promise<void> {
  const installed = join(root, 'node_modules');
  const linked = join(copy, 'node_modules');
  await mkdir(linked);
  const names = (await readdir(installed)).filter(
    (name) => name !== '@foyer' && !name.startsWith('.vite'),
  );
  await Promise.all(names.map((name) => symlink(join(installed, name), join(linked, name))));
  await linkWorkspace(copy);
}

/** Links the workspace's own packages, as `npm install` does; also those made since. */
export async function linkWorkspace(copy: string): Promise<void> {
  const own = join(copy, 'node_modules/@foyer');
  await rm(own, { recursive: true, force: true });
  await mkdir(own);
  const places = '{apps,tools,libs}/{*,*/*}/package.json';
  for await (const file of glob(places, { cwd: copy })) {
    const { name } = JSON.parse(await readFile(join(copy, file), 'utf8')) as { name: string };
    await symlink(join(copy, dirname(file)), join(own, name.replace('@foyer/', '')));
  }
}
