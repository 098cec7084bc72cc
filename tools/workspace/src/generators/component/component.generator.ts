import { formatFiles, type Tree, updateJson } from '@nx/devkit';
import { createFiles, nameForms } from '../lib/create-files.ts';

/** What `nx g @foyer/workspace:component` takes. */
export interface ComponentOptions {
  /** In kebab-case. */
  name: string;
  /** A folder of `libs/ui/screens/src`, such as `cards`. Without it the component is a primitive. */
  subject?: string | undefined;
}

const insidePrimitives = {
  contract: '../../theme/contract.css.ts',
  type: '../../theme/type.ts',
  testing: '../../testing/index.ts',
};
const outsidePrimitives = {
  contract: '@foyer/ui/theme/contract.css',
  type: '@foyer/ui/theme/type',
  testing: '@foyer/ui/testing',
};

/**
 * Makes a component of `libs/ui`: code, styles, story, test, index, and its entry in the package.
 *
 * @throws Error for a subject that has no folder.
 */
export async function componentGenerator(
  tree: Tree,
  { name, subject }: ComponentOptions,
): Promise<void> {
  const project = subject ? 'libs/ui/screens' : 'libs/ui/primitives';
  const folder = `src/${subject ?? 'components'}`;
  if (!tree.exists(`${project}/${folder}`)) {
    throw new Error(`${project}/${folder} is not there; make it first`);
  }
  createFiles(tree, {
    templates: new URL('files', import.meta.url),
    target: `${project}/${folder}/${name}`,
    values: { ...nameForms(name), ...(subject ? outsidePrimitives : insidePrimitives) },
  });
  updateJson(tree, `${project}/package.json`, (manifest: { exports: Record<string, string> }) => ({
    ...manifest,
    exports: { ...manifest.exports, [`./${name}`]: `./${folder}/${name}/index.ts` },
  }));
  await formatFiles(tree);
}
