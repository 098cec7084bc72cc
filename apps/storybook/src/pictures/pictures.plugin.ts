import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { masterOf } from './master-of.ts';

/** Where the master pictures of the demo catalogue stand. */
export const artworkDir = fileURLToPath(
  new URL('../../../../tools/media/assets/artwork', import.meta.url),
);

/** Plays the image endpoint: by the server in development and in story tests, by a worker in the static build. */
export const pictures = (): Plugin => ({
  name: 'foyer:pictures',
  buildStart() {
    if (this.environment.config.command !== 'build') return;
    this.emitFile({
      type: 'chunk',
      id: fileURLToPath(new URL('picture-worker.ts', import.meta.url)),
      // At the top, since a worker sees only pages below its own folder.
      fileName: 'picture-worker.js',
    });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const master = masterOf(new URL(request.url ?? '/', 'http://storybook').pathname);
      const file = master && join(artworkDir, master);
      if (!file || !existsSync(file)) return next();
      response.setHeader('content-type', 'image/avif');
      createReadStream(file).pipe(response);
    });
  },
});
