import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** By the names of their files. */
const scripts = {
  'early-player': '../../libs/features/early-film/src/early-player.ts',
  'early-break': '../../libs/features/advertising/src/early-break.ts',
} as const;

/** Gives scripts that run before the page files of their own, which the server finds in the build's manifest. */
export function earlyScriptPlugin(): Plugin {
  return {
    name: 'foyer:early-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const [name, path] of Object.entries(scripts))
        this.emitFile({
          type: 'chunk',
          id: fileURLToPath(new URL(path, import.meta.url)),
          name,
          preserveSignature: 'strict',
        });
    },
  };
}
