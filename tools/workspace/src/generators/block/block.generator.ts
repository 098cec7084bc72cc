import { formatFiles, type Tree } from '@nx/devkit';
import { createFiles, nameForms } from '../lib/create-files.ts';
import { insert, readText } from '../lib/edits.ts';
import { findBlockKey } from './block-key.ts';

/** What `nx g @foyer/workspace:block` is told. */
export interface BlockOptions {
  /** In kebab-case. */
  name: string;
  /** `tag:…`, `name:…` or `type:…`. @default the tag or the name that reads like its own */
  key?: string;
}

const blocks = 'libs/marketing-blocks/src';
/** What blocks are chosen by, in the contract. */
export const keysFile = 'libs/api-client/contract/src/media-views/block-keys.ts';

/** Makes a block: schema, lazy component, styles, fixture, story, test, and its line in the registry. */
export async function blockGenerator(tree: Tree, { name, key }: BlockOptions): Promise<void> {
  const chosen = findBlockKey(readText(tree, keysFile), name, key);
  createFiles(tree, {
    templates: new URL('files', import.meta.url),
    target: `${blocks}/blocks/${name}`,
    values: { ...nameForms(name), ...chosen },
  });
  register(tree, `${chosen.by}:${chosen.value}`, name);
  await formatFiles(tree);
}

function register(tree: Tree, key: string, name: string): void {
  const path = `${blocks}/registry.ts`;
  const source = readText(tree, path);
  if (source.includes(`'${key}'`)) throw new Error(`${key} has a block already`);
  if (!/import \{ lazy[,\s]/.test(source)) {
    tree.write(path, `import { lazy } from 'react';\n${source}`);
  }
  insert(tree, path, `'${key}': lazy(() => import('./blocks/${name}/${name}.block.ts')),\n`, {
    before: /(?<=const registry[^=]*= \{[^}]*)\};/,
  });
}
