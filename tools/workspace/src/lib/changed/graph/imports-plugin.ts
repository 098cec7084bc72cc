import type { Plugin } from 'vite';
import { diskReads } from './disk-reads.ts';
import type { GraphNotes } from './graph-notes.ts';
import { isTextLoader } from './text-reads.ts';

/** Ends the build once everything is noted: what it would write is of no use. */
export class GraphIsRead extends Error {}

/** Notes what each module imports, late imports too. */
export const importsPlugin = ({ imports, isOwn, pathOf, addReads }: GraphNotes): Plugin => ({
  name: 'foyer:graph-imports',
  buildEnd(error) {
    if (error) return;
    for (const id of this.getModuleIds()) {
      const info = isOwn(id) ? this.getModuleInfo(id) : null;
      if (!info) continue;
      const path = pathOf(id);
      const imported = [...info.importedIds, ...info.dynamicallyImportedIds].filter(isOwn);
      const counted = isTextLoader(path)
        ? imported.filter((other) => !other.endsWith('.json'))
        : imported;
      imports.set(path, [...new Set(counted.map(pathOf))]);
      const known = diskReads.get(path);
      if (known) addReads(path, known);
    }
    throw new GraphIsRead();
  },
});
