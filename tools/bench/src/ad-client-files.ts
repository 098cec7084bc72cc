import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFiles } from '@foyer/workspace/built';
import { root } from '@foyer/workspace/paths';

/** What the build says of each file, by its source or its name. */
type Manifest = Readonly<
  Record<
    string,
    { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] } | undefined
  >
>;

const client = join(root, builtFiles, '..');
const route = '?__react-router-build-client-route';

/** What the page of a film loads whether there are advertisements or not. */
const page = [
  'src/entry.client.tsx',
  `src/root.tsx${route}`,
  `src/routes/player/player.route.tsx${route}`,
];
/** The client, and what asks before it. docs/decisions/0131 */
const ads = ['page-breaks', 'early-break'].map(
  (name) => `../../libs/features/advertising/src/${name}.ts`,
);

/** What is followed from one file to others. */
interface Following {
  /** Whether those that come later count, too. */
  isLater: boolean;
  /** Files that are there already, and what they bring. */
  known: ReadonlySet<string>;
}

/** The files that these bring along. */
function filesOf(
  manifest: Manifest,
  keys: readonly string[],
  { isLater, known }: Following,
): Set<string> {
  const files = new Set<string>();
  const left = [...keys];
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (files.has(chunk.file) || known.has(chunk.file)) continue;
    files.add(chunk.file);
    left.push(...(chunk.imports ?? []), ...(isLater ? (chunk.dynamicImports ?? []) : []));
  }
  return files;
}

/** Files of the built site by what loads them; paths below the site's root, such as `assets/early-x.js`. */
export interface AdClientFiles {
  /** What a film without advertisements begins with. */
  page: readonly string[];
  /** What one with a slot loads besides, whatever it plays. */
  client: readonly string[];
  /** All that it may load, for programs, icons, companions and captions too. */
  all: readonly string[];
}

/** Reads which files of the last build belong to the ad client. */
export async function adClientFiles(): Promise<AdClientFiles> {
  const text = await readFile(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const known = filesOf(manifest, page, { isLater: false, known: new Set() });
  const added = (isLater: boolean) => [...filesOf(manifest, ads, { isLater, known })];
  return { page: [...known], client: added(false), all: added(true) };
}

/** The text of a built file. */
export const readBuilt = (file: string): Promise<string> => readFile(join(client, file), 'utf8');
