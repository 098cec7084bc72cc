import { formatFiles, type Tree, updateJson } from '@nx/devkit';
import { addFiles, createFiles, nameForms } from '../lib/create-files.ts';
import { addTexts } from '../lib/add-texts.ts';
import { type AfterWriting, installWorkspace, runScript } from '../lib/run-script.ts';

/** What `nx g @foyer/workspace:machine` is told. */
export interface MachineOptions {
  /** In kebab-case. */
  name: string;
  /** Leaves it to `npm install` to link the library. @default false */
  skipInstall?: boolean;
}

interface Manifest {
  dependencies: Record<string, string>;
}

/** Words to begin with; the flow's author replaces them. */
const texts = {
  rus: { title: 'Продолжить?', text: 'Это действие можно будет отменить.' },
  eng: { title: 'Continue?', text: 'You can undo this later.' },
  hye: { title: 'Շարունակե՞լ', text: 'Այս գործողությունը հետո կարող եք չեղարկել։' },
};

/**
 * Makes a flow as a library of its own: machine, events, selectors, view, story, tests, README, and its
 * page in the machine explorer. As made it asks one question and makes one call.
 */
export async function machineGenerator(
  tree: Tree,
  { name, skipInstall = false }: MachineOptions,
): Promise<AfterWriting> {
  const folder = `libs/machines/${name}`;
  const textKey = name.replaceAll('-', '_');
  const values = { ...nameForms(name), textKey };
  createFiles(tree, {
    templates: new URL('files/library', import.meta.url),
    target: folder,
    values,
  });
  addFiles(tree, {
    templates: new URL('files/explorer', import.meta.url),
    target: 'apps/storybook/src/explorers',
    values,
  });
  updateJson(tree, 'apps/storybook/package.json', (manifest: Manifest) => ({
    ...manifest,
    dependencies: sorted({ ...manifest.dependencies, [`@foyer/${name}`]: '*' }),
  }));
  addTexts(tree, 'modal', textKey, texts);
  await formatFiles(tree);
  return () => {
    if (!skipInstall) installWorkspace(tree);
    runScript(tree, 'libs/machines/core/src/readme/write-readme.ts', folder);
  };
}

function sorted(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
