import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '@foyer/workspace/paths';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import { cache } from './cache.ts';

const pages = fileURLToPath(new URL('../pages/', import.meta.url));
const library = `${root}libs/player/`;

/** Of several peers in one source the page's own address tells which one it is. */
const sources: Readonly<Record<string, string>> = {
  ours: `${library}src/bench/player.page.ts`,
  floor: `${pages}floor.page.ts`,
  hlsjs: `${pages}hlsjs.page.ts`,
  dashjs: `${pages}dashjs.page.ts`,
  shaka: `${pages}peers/shaka.mjs`,
  'shaka-hls': `${pages}peers/shaka.mjs`,
  videojs: `${pages}peers/videojs.mjs`,
  videojs10: `${pages}peers/videojs10.mjs`,
  vidstack: `${pages}peers/vidstack.mjs`,
  'media-chrome': `${pages}peers/media-chrome.mjs`,
  plyr: `${pages}peers/plyr.mjs`,
};

/** What our page loads together once the first picture is there; other players' pages have no such list. */
const announced =
  /\/(?:bench\/show-player|skins\/glass\/glass)\.tsx$|\/i18n\/rus\/(?:player|shell-texts)\.\w+$/;

/** Lets the peers' pages import what stands in the cache alone; the engines are the repository's. */
function peersFromCache(): Plugin {
  const ownEngines = new Set(['hls.js', 'dashjs']);
  return {
    name: 'foyer-bench-peers',
    enforce: 'pre',
    resolveId(source, importer) {
      const isPackage = /^[@\w]/.test(source);
      if (!isPackage || !importer) return undefined;
      if (ownEngines.has(source))
        return this.resolve(source, `${root}package.json`, { skipSelf: true });
      if (!importer.startsWith(`${pages}peers/`)) return undefined;
      // A file, not a module: packages ship files that their `exports` do not name.
      if (source.endsWith('?url')) return join(cache, 'node_modules', source);
      return this.resolve(source, join(cache, 'package.json'), { skipSelf: true });
    },
  };
}

/** How the library wants its engines built. */
async function leanDash(): Promise<Plugin> {
  const file = `${library}src/engines/dash/lean/lean-dash-plugin.ts`;
  const { leanDashPlugin } = (await import(pathToFileURL(file).href)) as {
    leanDashPlugin: () => Plugin;
  };
  return leanDashPlugin();
}

/** What our server draws into a page of the player. */
async function drawOurs(folder: string): Promise<string> {
  const made = `${folder}.server`;
  await build({
    root: library,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    // The peer library's own files need Node's modules; its bundle brings them along.
    resolve: { conditions: [...defaultClientConditions, 'p2pml:core-as-bundle'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: `${library}src/bench/draw-player.ts`,
      outDir: made,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { entryFileNames: 'draw.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const { drawPlayer } = (await import(pathToFileURL(`${made}/draw.mjs`).href)) as {
    drawPlayer: () => Promise<string>;
  };
  const drawn = await drawPlayer();
  await rm(made, { recursive: true, force: true });
  return drawn;
}

/** Builds a page for production. All pages get the same bundler, target and way of loading. */
export async function buildPage(name: string, folder: string): Promise<void> {
  const source = sources[name];
  if (source === undefined) throw new Error(`no page is called ${name}`);
  const made = `${folder}.new`;
  await rm(made, { recursive: true, force: true });
  const isOurs = source.startsWith(library);
  const result = (await build({
    root: isOurs ? library : pages,
    base: './',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      ...(isOurs ? [await leanDash(), vanillaExtractPlugin(), react()] : []),
      peersFromCache(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: made,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { main: source },
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  await mkdir(made, { recursive: true });
  const drawn = isOurs ? await drawOurs(folder) : undefined;
  await writeFile(join(made, 'index.html'), htmlOf(name, result.output, drawn));
  await rm(folder, { recursive: true, force: true });
  await rename(made, folder);
}

/** @param drawn - What the server has drawn of a player; its page loads the rest of its scripts by itself. */
function htmlOf(
  name: string,
  output: Rolldown.RolldownOutput['output'],
  drawn: string | undefined,
): string {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const early = output.flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => announced.test(id)) ? [file] : [],
  );
  const own = entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : [];
  const later = early
    .flatMap(({ fileName, imports }) => [fileName, ...imports])
    .filter((file) => !own.includes(file));
  const styles = [entry, ...early].flatMap((file) =>
    file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [],
  );
  const preloads = (files: readonly string[]) =>
    [...new Set(files)].map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  const links = [
    ...[...new Set(styles)].map((file) => `<link rel="stylesheet" href="${file}">`),
    preloads(own.slice(1)),
  ];
  const body =
    drawn === undefined
      ? ''
      : `<template id="later">${preloads(later)}</template><div id="player" style="position:fixed;inset:0">${drawn}</div>`;
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<style>html,body{margin:0;height:100%;background:#000}#root{width:100vw;height:100vh;position:relative}</style>${links.join('')}
<script type="module" src="main.js"></script></head><body>${body}</body></html>
`;
}

/**
 * Builds the pages that a run needs. Those of other players stay from run to run; ours is always built.
 *
 * @returns The folder of each page, by name.
 */
export async function buildPages(names: readonly string[]): Promise<Record<string, string>> {
  const folders: Record<string, string> = {};
  for (const name of names) {
    const folder = join(cache, 'pages', name);
    folders[name] = folder;
    if (name === 'ours' || !existsSync(join(folder, 'index.html'))) await buildPage(name, folder);
  }
  return folders;
}
