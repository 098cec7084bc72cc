import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { build, normalizePath } from 'vite';
import { createGraphNotes } from './graph/graph-notes.ts';
import { importsPlugin } from './graph/imports-plugin.ts';
import { leavesPlugin } from './graph/leaves-plugin.ts';
import { placesPlugin } from './graph/places-plugin.ts';
import { textsPlugin } from './graph/text-reads.ts';
import type { ModuleGraph } from './graph/module-graph.types.ts';

export type { ModuleGraph } from './graph/module-graph.types.ts';
export { type Chain, neededBy, reachedBy } from './graph/reached-by.ts';

/**
 * Reads the graph of a checkout's modules by the bundler, which finds imports as the site and the tests do. Types are no
 * imports. Nothing is written.
 *
 * @param checkout - Root folder; the packages of the repository must be linked in its `node_modules`.
 * @param entries - Paths relative to it.
 * @throws Error of the bundler when an import leads nowhere.
 */
export async function readModuleGraph(
  checkout: string,
  entries: readonly string[],
): Promise<ModuleGraph> {
  const root = normalizePath(realpathSync(checkout)).replace(/\/$/u, '');
  const notes = createGraphNotes(root);
  const mode = process.env['NODE_ENV'];
  const isCheckouts = (id: string) => /^(?:[./]|@foyer\/)/u.test(id) || id.startsWith(root);
  try {
    await build({
      configFile: false,
      envFile: false,
      publicDir: false,
      root,
      logLevel: 'silent',
      build: {
        ssr: true,
        write: false,
        rolldownOptions: {
          input: Object.fromEntries(entries.map((entry) => [entry, join(root, entry)])),
          external: (id) => !isCheckouts(id),
        },
      },
      plugins: [leavesPlugin(), placesPlugin(notes), textsPlugin(notes), importsPlugin(notes)],
    });
  } catch (error) {
    // The bundler wraps what ends the build.
    if (notes.imports.size === 0) throw error;
  } finally {
    // A build makes the whole process a production; the tests that it starts would get React without `act`.
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
  }
  return { entries, imports: notes.imports, reads: notes.reads, unclear: notes.unclear };
}
