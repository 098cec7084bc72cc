import { createRequire } from 'node:module';
import { join } from 'node:path';
import { leaveOut } from './leave-out.ts';
import { replacements } from './replacements.ts';

/** What Vite needs of this plugin; spelled out, so that this library needs no Vite. */
interface LeanPlugin {
  name: string;
  enforce: 'pre';
  applyToEnvironment: (environment: Readonly<{ name: string }>) => boolean;
  resolveId: (source: string) => string | undefined;
  transform: (code: string, id: string) => { code: string; map: null } | undefined;
}

const folder = join(createRequire(import.meta.url).resolve('dashjs'), '../../esm');
const readable = join(folder, 'dash.mediaplayer.debug.js');
const protection = join(folder, 'dash.protection.min.js');

/**
 * Gives pages dash.js without what no player of ours uses, and its part for encrypted media as a file of its own.
 * Without this plugin they get it whole. Decision 0079
 */
export function leanDashPlugin(): LeanPlugin {
  return {
    name: 'foyer-lean-dash',
    enforce: 'pre',
    // Servers load no engine.
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => {
      if (source === 'dashjs') return readable;
      return source.endsWith('/lean/protection.ts') ? protection : undefined;
    },
    transform: (code, id) =>
      id === readable ? { code: leaveOut(code, replacements), map: null } : undefined,
  };
}
