import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createReadStream, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview, type Plugin } from 'vite';
import { root } from '@foyer/workspace/paths';

/** The guide's page and a static one, built and served. */
export interface GuideSite {
  guideUrl: string;
  staticUrl: string;
  close: () => Promise<void>;
}

const library = `${root}libs/ui/`;
const artwork = `${root}tools/media/assets/artwork/`;

const shell = (body: string) =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Guide</title><body>${body}</body></html>`;

/** As much text in the same place, and no script: the floor of what scrolling costs on this machine. */
const staticPage = shell(
  `<style>body{margin:0}[role=grid]{height:600px;margin-top:300px;overflow:auto}p{width:59000px;height:68px;margin:0 0 6px;background:#ddd}</style>
<div role="grid">${Array.from({ length: 500 }, (_, row) => `<p>Канал ${row}. ${'Передача 18:40–20:05. '.repeat(8)}</p>`).join('')}</div>`,
);

/** Builds the page of the guide for production in a temporary folder, and serves it. */
export async function startGuideSite(): Promise<GuideSite> {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-guide-'));
  // Styles are compiled in the library's own root; the page's HTML is written by hand.
  await build({
    root: library,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      outDir,
      target: 'esnext',
      cssCodeSplit: false,
      rolldownOptions: {
        input: { guide: `${library}src/components/guide/guide.page.tsx` },
        output: { entryFileNames: 'guide.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  await writeFile(
    join(outDir, 'index.html'),
    shell(
      '<link rel="stylesheet" href="/style.css"><script type="module" src="/guide.js"></script>',
    ),
  );
  await writeFile(join(outDir, 'static.html'), staticPage);

  const server = await preview({
    root: outDir,
    configFile: false,
    logLevel: 'error',
    plugins: [pictures()],
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return {
    guideUrl: url,
    staticUrl: `${url}static.html`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Gives every address of the image endpoint its master picture, whatever the size. */
function pictures(): Plugin {
  return {
    name: 'foyer-bench-pictures',
    configurePreviewServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const id = /^\/api\/v1\/images\/([\w-]+)\//u.exec(request.url ?? '')?.[1];
        const file = `${artwork}${id}.avif`;
        if (id === undefined || !existsSync(file)) return next();
        response.setHeader('content-type', 'image/avif');
        return createReadStream(file).pipe(response);
      });
    },
  };
}
