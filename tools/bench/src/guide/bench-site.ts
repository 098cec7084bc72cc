import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createReadStream, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview, type Plugin } from 'vite';
import { root } from '@foyer/workspace/paths';

/** A page that scrolls and a static one, built and served. */
export interface BenchSite {
  url: string;
  staticUrl: string;
  close: () => Promise<void>;
}

/** What is built. */
interface BenchPages {
  /** Folder of the library that the page belongs to, from the root of the workspace. */
  library: string;
  /** The page's script, from the library. */
  entry: string;
  /** Body of the page that it is compared with. */
  staticBody: string;
}

const artwork = `${root}tools/media/assets/artwork/`;

const shell = (body: string) =>
  `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Bench</title><body>${body}</body></html>`;

/** Builds a page for production in a temporary folder, and serves it with a static one. */
export async function startBenchSite({
  library,
  entry,
  staticBody,
}: BenchPages): Promise<BenchSite> {
  const outDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const folder = `${root}${library}/`;
  // Styles are compiled in the library's own root; the page's HTML is written by hand.
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      outDir,
      target: 'esnext',
      cssCodeSplit: false,
      rolldownOptions: {
        input: { page: folder + entry },
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  await writeFile(
    join(outDir, 'index.html'),
    shell(
      '<link rel="stylesheet" href="/style.css"><script type="module" src="/page.js"></script>',
    ),
  );
  await writeFile(join(outDir, 'static.html'), shell(staticBody));

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
    url,
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
