import { formatFiles, type Tree, updateJson } from '@nx/devkit';
import { createFiles, nameForms } from '../lib/create-files.ts';

/** What `nx g @foyer/workspace:component` is told. */
export interface ComponentOptions {
  /** In kebab-case. */
  name: string;
}

/** Makes a component of `libs/ui`: code, styles, story, test, index, and its entry in the package. */
export async function componentGenerator(tree: Tree, { name }: ComponentOptions): Promise<void> {
  createFiles(tree, {
    templates: new URL('files', import.meta.url),
    target: `libs/ui/src/components/${name}`,
    values: nameForms(name),
  });
  updateJson(tree, 'libs/ui/package.json', (manifest: { exports: Record<string, string> }) => ({
    ...manifest,
    exports: { ...manifest.exports, [`./${name}`]: `./src/components/${name}/index.ts` },
  }));
  await formatFiles(tree);
}
