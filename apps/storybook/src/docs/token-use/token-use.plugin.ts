import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readTokenUse, sources } from './read-token-use.ts';

const emptyModule = fileURLToPath(new URL('token-use-data.ts', import.meta.url));

/** Fills `tokenUse` from the styles of the repository, as they are at the build. */
export const tokenUsePlugin = (): Plugin => ({
  name: 'foyer:token-use',
  load(id) {
    if (id !== emptyModule) return undefined;
    this.addWatchFile(sources.tokens);
    return `export const tokenUse = ${JSON.stringify(readTokenUse())};`;
  },
});
