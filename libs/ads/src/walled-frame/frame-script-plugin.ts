import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:frame-script';
const RESOLVED = `\0${NAME}`;
const entry = fileURLToPath(new URL('inside/main.ts', import.meta.url));

/** Bundles the script of the walled document. A module would need leave from each host of a document without an origin. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, name: 'frame', formats: ['iife'] },
      rolldownOptions: { output: { exports: 'none' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The script of the walled document was not built');
  return chunk.code;
}

/** Gives `virtual:frame-script`, a module whose `frameScript` is the text of the walled document's script. */
export function frameScriptPlugin(): Plugin {
  return {
    name: 'foyer:frame-script',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: async (id) =>
      id === RESOLVED ? `export const frameScript = ${JSON.stringify(await bundle())};` : undefined,
  };
}
