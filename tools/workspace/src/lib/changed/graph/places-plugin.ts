import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { findPlaces } from './find-places.ts';
import type { GraphNotes } from './graph-notes.ts';

/**
 * Follows the places that modules name by their own address: a file is imported, so that what it needs counts too; of a
 * folder everything is read. A folder in which the module itself stands says nothing.
 */
export const placesPlugin = (notes: GraphNotes): Plugin => ({
  name: 'foyer:graph-places',
  enforce: 'pre',
  transform: {
    filter: { id: { exclude: /\/node_modules\//u }, code: /import\.meta\.|process\.cwd/u },
    handler(source, id) {
      const { places, isUnclear } = findPlaces(source);
      if (isUnclear) notes.unclear.add(notes.pathOf(id));
      const files = places.flatMap((name) => followPlace(name, id, notes));
      if (files.length === 0) return null;
      const imports = files.map((file) => `import(${JSON.stringify(file)});`);
      return { code: [source, ...imports].join('\n'), map: null };
    },
  },
});

/** Notes a folder that a module names, and gives back a file, absolute. */
function followPlace(name: string, id: string, notes: GraphNotes): readonly string[] {
  const place = normalizePath(resolve(dirname(id), name));
  const kind = statSync(place, { throwIfNoEntry: false });
  if (id.startsWith(`${place}/`) || !notes.isOwn(place)) notes.unclear.add(notes.pathOf(id));
  else if (kind?.isFile()) return [place];
  else notes.addReads(notes.pathOf(id), [notes.pathOf(place), `${notes.pathOf(place)}/**`]);
  return [];
}
