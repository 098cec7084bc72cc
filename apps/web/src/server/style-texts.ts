import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Built style sheets by their address, `/assets/ui-DZ44jfGC.css`. */
export type StyleTexts = ReadonlyMap<string, string>;

/**
 * Reads the style sheets of the client build.
 *
 * @throws Error when the build is missing, or a sheet cannot stand in a page.
 */
export async function readStyleTexts(clientFolder: string): Promise<StyleTexts> {
  const folder = join(clientFolder, 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      if (/<\/style/i.test(text)) throw new Error(`${name} would end the element it stands in`);
      return [`/assets/${name}`, text] as const;
    }),
  );
  return new Map(texts);
}
