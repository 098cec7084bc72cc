import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltText, readStoryEntries, stemOf } from './built-text.ts';

/** A built file. */
export interface BuiltFile {
  /** Its name without the mark of what it holds, and a mark of what it holds itself: the same in two builds or not. */
  key: string;
  /** What a script or a style sheet says, without the names of others; nothing for a picture or a font. */
  body?: string;
}

/** The stories of a built Storybook, by what their pages may load. */
export interface BuiltStories {
  /** Every built file, by name. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Names of the files that each story file's page may load, by its path from the root of the repository. */
  loads: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What the page of a story never asks for: the frame around it, and words about the build. */
const unseen = /^(?:sb-manager|sb-addons)\/|^(?:index\.html|index\.json|project\.json)$/u;
/** What the build has given names that say what it holds. */
const assets = 'assets/';

/** Reads a built Storybook. */
export async function readBuiltStories(folder: string): Promise<BuiltStories> {
  const files = new Map<string, BuiltFile>();
  const mentions = new Map<string, ReadonlySet<string>>();
  const entries = new Map<string, readonly string[]>();
  const paths = await filesOf(folder);
  const marked = new Set(
    paths.filter((path) => path.startsWith(assets)).map((path) => path.slice(assets.length)),
  );
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    const name = path.startsWith(assets) ? path.slice(assets.length) : path;
    const stem = marked.has(name) ? stemOf(name) : name;
    if (!/\.(?:js|css|html)$/u.test(name)) {
      files.set(name, { key: `${stem} ${hash(bytes)}` });
      continue;
    }
    const text = bytes.toString();
    const built = readBuiltText(text, marked);
    files.set(name, { key: `${stem} ${hash(built.body)}`, body: built.body });
    mentions.set(name, built.mentions);
    for (const { file, loads } of readStoryEntries(text)) entries.set(file, loads);
  }

  // The others stand beside the page, and any story may ask for them by an address.
  const always = [...files.keys()].filter((name) => !marked.has(name));
  const loads = new Map(
    [...entries].map(([file, own]) => [file, reach([...always, ...own], mentions)] as const),
  );
  return { files, loads };
}

function reach(
  start: readonly string[],
  mentions: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const found = new Set(start);
  // The set grows while it is walked.
  for (const name of found) {
    for (const other of mentions.get(name) ?? []) found.add(other);
  }
  return found;
}

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !unseen.test(path))
    .toSorted();
}

const hash = (content: string | Buffer) => createHash('sha1').update(content).digest('base64url');
