import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { ModuleGraph } from './module-graph.types.ts';
import type { GraphNotes } from './graph-notes.ts';
import { codeFile } from './leaves-plugin.ts';

/** Texts of the interface: one file for each first segment of a key, in a folder for each language. */
const textsFolder = 'libs/ui/primitives/src/i18n';

/**
 * Whether a module only says where texts are. Through it everything would need every text, so its imports are no reason:
 * a text is needed by the code that names its key.
 */
export const isTextLoader = (path: string): boolean =>
  path.startsWith(`${textsFolder}/`) && path.endsWith('-texts.ts');

/** Notes which texts each module names by their keys. */
export function textsPlugin({ root, isOwn, pathOf, addReads }: GraphNotes): Plugin {
  const names = segmentsIn(join(root, textsFolder, 'rus'));
  return {
    name: 'foyer:graph-texts',
    enforce: 'pre',
    transform: {
      filter: { id: codeFile, code: new RegExp(`['"\`](?:${names.join('|')})\\.`, 'u') },
      handler(source, id) {
        if (isOwn(id)) addReads(pathOf(id), mentionedTexts(source, names));
        return null;
      },
    },
  };
}

/** Globs of the files whose texts a module names. What a comment names is not shown. */
export function mentionedTexts(source: string, names: readonly string[]): readonly string[] {
  const code = source.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gmu, '');
  return names
    .filter((name) => new RegExp(`['"\`]${name}\\.`, 'u').test(code))
    .map((name) => `${textsFolder}/*/${name}.json`);
}

/** The graph as code sees it that shows no text. */
export const withoutTexts = (graph: ModuleGraph): ModuleGraph => ({
  ...graph,
  reads: new Map(
    [...graph.reads].map(([module, globs]) => [
      module,
      globs.filter((glob) => !glob.startsWith(`${textsFolder}/`)),
    ]),
  ),
});

function segmentsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'));
}
