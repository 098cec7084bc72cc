import { pathToFileURL } from 'node:url';
import type { Tree } from '@nx/devkit';
import { labelsFolder } from '../../lib/labels.ts';

/** The configuration of a label, as far as the generator knows it. */
export interface LabelConfig {
  id: string;
  name: { rus: string; eng: string; hye: string };
  [field: string]: unknown;
}

/** What a picture is drawn with. */
export interface LabelColors {
  page: string;
  accent: string;
}

/**
 * Reads the configuration and the colours of a label that is on the disk.
 *
 * @throws Error when there is none of this id.
 */
export async function readLabelParts(
  tree: Tree,
  id: string,
): Promise<{ label: LabelConfig; colors: LabelColors }> {
  const folder = `${labelsFolder}/${id}`;
  if (!tree.exists(`${folder}/label.ts`)) throw new Error(`There is no label ${id} to start from`);
  const load = (file: string) =>
    import(pathToFileURL(`${tree.root}/${folder}/${file}`).href) as Promise<unknown>;
  const { label } = (await load('label.ts')) as { label: LabelConfig };
  const { colors } = (await load('colors.ts')) as { colors: LabelColors };
  return { label, colors };
}
