import type { Tree } from '@nx/devkit';
import type { Names } from '../lib/create-files.ts';
import { addImport, insert, insertSorted } from '../lib/edits.ts';

const contract = 'libs/api-client/contract/src';

/** Makes the new resource known wherever all resources are listed. */
export function registerResource(tree: Tree, { name, propertyName, title }: Names): void {
  const exported = `export * from './${name}/index.ts';`;
  insertSorted(tree, `${contract}/index.ts`, exported, /^export \* from/);
  insertSorted(tree, 'libs/api-client/client/src/index.ts', exported, /^export \* from/);

  insert(tree, `${contract}/operation-tags.ts`, `  '${name}': '${title}',\n`, {
    before: /^\} as const;/m,
  });
  addToList(tree, `${contract}/operations.ts`, {
    entry: `${propertyName}Operations`,
    from: `./${name}/${name}.operations.ts`,
    end: /^\} as const satisfies/m,
  });
  addToList(tree, `${contract}/examples.ts`, {
    entry: `${propertyName}Examples`,
    from: `./${name}/${name}.examples.ts`,
    end: /^\};/m,
  });
  addToList(tree, 'tools/api-tests/src/cases/index.ts', {
    entry: `${propertyName}Cases`,
    from: `./${name}.contract.ts`,
    end: /^\};/m,
  });
  const handlers = 'tools/backend/src/modules/handlers.ts';
  addImport(tree, handlers, `import { ${propertyName}Routes } from './${name}/${name}.routes.ts';`);
  insert(tree, handlers, `    ...${propertyName}Routes(),\n`, { before: /^ {2}\};\n\}/m });
}

/** Spreads a module's entries into a list of all, whose end is given. */
function addToList(
  tree: Tree,
  path: string,
  { entry, from, end }: { entry: string; from: string; end: RegExp },
): void {
  addImport(tree, path, `import { ${entry} } from '${from}';`);
  insert(tree, path, `  ...${entry},\n`, { before: end });
}
