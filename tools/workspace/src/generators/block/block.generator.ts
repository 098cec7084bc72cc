import { formatFiles, type Tree, updateJson } from '@nx/devkit';
import { createFiles, nameForms } from '../lib/create-files.ts';
import { addImport, insert, readText } from '../lib/edits.ts';
import { type BlockKeyParts, findBlockKey } from './block-key.ts';

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

/**
 * Makes a block: schema, late component, styles, fixture, story, test, its line in the registry and its fixture for the
 * registry's test; its form with an example and its words for the composer.
 */
export async function blockGenerator(tree: Tree, { name, key }: BlockOptions): Promise<void> {
  const chosen = findBlockKey(readText(tree, keysFile), name, key);
  createFiles(tree, {
    templates: new URL('files', import.meta.url),
    target: `${blocks}/blocks/${name}`,
    values: { ...nameForms(name), ...chosen },
  });
  register(tree, chosen, name);
  addFixture(tree, name);
  addForm(tree, chosen, name);
  addWords(tree, chosen);
  await formatFiles(tree);
}

function register(tree: Tree, { by, value }: BlockKeyParts, name: string): void {
  const path = `${blocks}/${by === 'type' ? '' : `${by}-`}registry.ts`;
  const key = `${by}:${value}`;
  if (readText(tree, path).includes(`'${key}'`)) throw new Error(`${key} has a block already`);
  const load = `() => import('./blocks/${name}/${name}.block.ts')`;
  insert(tree, path, `'${key}': lateBlock('${name}', ${load}),\n`, {
    before: /(?<=const registry[^=]*= \{[^}]*)\};/,
  });
}

/** The registry's test wants a block of the server for every key. */
function addFixture(tree: Tree, name: string): void {
  const path = `${blocks}/block-fixtures.ts`;
  const fixture = `${nameForms(name).propertyName}Fixture`;
  addImport(tree, path, `import { ${fixture} } from './blocks/${name}/${name}.fixtures.ts';`);
  insert(tree, path, `${fixture},\n`, { before: /(?<=const blockFixtures[^=]*= \[[^\]]*)\];/ });
}

/** The composer makes its form of the schema, and a new block of the fixture. */
function addForm(tree: Tree, { by, value }: BlockKeyParts, name: string): void {
  const path = `${blocks}/forms/${by}-forms.ts`;
  const { propertyName } = nameForms(name);
  const folder = `../blocks/${name}/${name}`;
  addImport(tree, path, `import { ${propertyName}Schema } from '${folder}.schema.ts';`);
  addImport(tree, path, `import { ${propertyName}Fixture } from '${folder}.fixtures.ts';`);
  const form = `schema: ${propertyName}Schema, category: 'other', presets: [${propertyName}Fixture]`;
  insert(tree, path, `'${by}:${value}': { ${form} },\n`, { before: /\};\s*$/ });
}

/** What the library says of a block, to be replaced in each language. */
const words = {
  rus: { title: 'Новый блок', description: 'что он говорит зрителю' },
  eng: { title: 'New block', description: 'what it tells the viewer' },
  hye: { title: 'Նոր բլոկ', description: 'ինչ է ասում դիտողին' },
};

function addWords(tree: Tree, { by, value }: BlockKeyParts): void {
  for (const [language, texts] of Object.entries(words)) {
    const path = `${blocks}/forms/words/${language}/blocks.json`;
    updateJson(tree, path, (known: object) => ({ ...known, [`${by}:${value}`]: texts }));
  }
}
