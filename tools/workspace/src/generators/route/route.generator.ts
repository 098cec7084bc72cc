import { formatFiles, type Tree } from '@nx/devkit';
import { addTexts } from '../lib/add-texts.ts';
import { createFiles, nameForms } from '../lib/create-files.ts';
import { insert, readText } from '../lib/edits.ts';

/** What `nx g @foyer/workspace:route` is told. */
export interface RouteOptions {
  /** In kebab-case. */
  name: string;
  /** Address without the leading slash and without parameters. @default the name */
  path?: string;
}

/** Words to begin with; the page's author replaces them. */
const texts = {
  rus: { title: 'Новая страница', text: 'Здесь скоро будет интересно.' },
  eng: { title: 'New page', text: 'There will be something here soon.' },
  hye: { title: 'Նոր էջ', text: 'Այստեղ շուտով հետաքրքիր կլինի։' },
};

/** Makes a page: load function, page, route module, test, texts, its line in the route table and its budget. */
export async function routeGenerator(
  tree: Tree,
  { name, path = name }: RouteOptions,
): Promise<void> {
  const values = { ...nameForms(name), path };
  createFiles(tree, {
    templates: new URL('files', import.meta.url),
    target: `apps/web/src/routes/${name}`,
    values,
  });
  addToTable(tree, name, path);
  addBudget(tree, values);
  addTexts(tree, 'page', values.propertyName, texts);
  await formatFiles(tree);
}

/** As much as an ordinary page may weigh. */
function addBudget(tree: Tree, { words, path }: { words: string; path: string }): void {
  const file = 'tools/bench/src/routes.ts';
  const ordinary = /name: 'not found', path: '[^']*', (?<weights>[^}]*)\}/.exec(
    readText(tree, file),
  );
  const weights = ordinary?.groups?.['weights'] ?? '';
  insert(tree, file, `  { name: '${words}', path: '/${path}', ${weights}},\n`, { before: /^\];/m });
}

/** Fixed first segments win over `/{name}`, so the row stands before it. */
function addToTable(tree: Tree, name: string, path: string): void {
  insert(tree, 'libs/site-map/src/route-table.ts', `  { name: '${name}', paths: ['${path}'] },\n`, {
    before: /^ *\/\/ ROUTE-078/m,
  });
}
