import type { Plugin } from 'vite';

/** Names of files with code. */
export const codeFile = /\.[cm]?[jt]sx?$/u;

/** Styles, data and pictures need nothing else, and are not read. */
export const leavesPlugin = (): Plugin => ({
  name: 'foyer:graph-leaves',
  enforce: 'pre',
  load: {
    filter: { id: { exclude: [codeFile, /^\0/u] } },
    handler: () => ({ code: 'export default 0', moduleType: 'js' }),
  },
});
