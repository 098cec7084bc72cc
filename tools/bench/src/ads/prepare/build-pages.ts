import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@foyer/workspace/paths';
import { build } from 'vite';

const pages = fileURLToPath(new URL('../pages/', import.meta.url));

/** Scripts of the pages by their names; ours is the library's. */
export const sources = {
  floor: `${pages}floor.page.ts`,
  ours: `${root}libs/ads/src/bench/ads-bench.page.ts`,
  'vast-client': `${pages}peers/vast-client.mjs`,
  fluid: `${pages}peers/fluid.mjs`,
} as const;

export type PageName = keyof typeof sources;
export const pageNames = Object.keys(sources) as PageName[];

/** Builds all pages for production with one bundler and target. @returns Their folder; the caller removes it. */
export async function buildPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-ads-bench-'));
  for (const name of pageNames)
    await build({
      root,
      base: './',
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(folder, name),
        target: 'es2023',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { main: sources[name] },
          output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
        },
      },
    });
  return folder;
}
