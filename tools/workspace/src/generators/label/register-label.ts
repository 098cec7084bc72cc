import type { Tree } from '@nx/devkit';
import { labelsFolder } from '../../lib/labels.ts';
import type { Names } from '../lib/create-files.ts';
import { addImport, insert } from '../lib/edits.ts';

/** Adds the label to the list of all that ship. */
export function registerLabel(
  tree: Tree,
  { name, propertyName }: Pick<Names, 'name' | 'propertyName'>,
): void {
  const path = `${labelsFolder}/index.ts`;
  addImport(tree, path, `import { label as ${propertyName} } from './${name}/label.ts';`);
  const entry = name === propertyName ? name : `'${name}': ${propertyName}`;
  insert(tree, path, `, ${entry}`, { after: /export const labels = \{[^}]*?(?=,?\s*\})/ });
}
