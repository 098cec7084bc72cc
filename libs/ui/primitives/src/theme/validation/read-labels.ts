import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Label } from '../label.types.ts';
import type { LabelTheme } from '../label-theme.types.ts';
import type { LabelSource } from './validate-label.ts';

/** Where the labels of the repository are. */
export const labelsFolder = fileURLToPath(new URL('../labels/', import.meta.url));

/** Reads every label from its folder; for builds and tests, not for pages. */
export async function readLabels(): Promise<readonly LabelSource[]> {
  const entries = await readdir(labelsFolder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    folders.toSorted().map(async (folder) => {
      const load = (file: string) =>
        import(pathToFileURL(`${labelsFolder}${folder}/${file}`).href) as Promise<unknown>;
      const [{ label }, { theme }, files] = await Promise.all([
        load('label.ts') as Promise<{ label: Label }>,
        load('theme.ts') as Promise<{ theme: LabelTheme }>,
        readdir(`${labelsFolder}${folder}`),
      ]);
      return { folder, label, theme, files };
    }),
  );
}
