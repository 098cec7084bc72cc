import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const script = fileURLToPath(new URL('src/routes/player/early-player.ts', import.meta.url));

/** Gives the script that begins a film a file of its own, which the server finds in the build's manifest. */
export function earlyScriptPlugin(): Plugin {
  return {
    name: 'foyer:early-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: script,
        name: 'early-player',
        preserveSignature: 'strict',
      });
    },
  };
}
