import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const address = '/api/v1/origin/showcase/showcase.mp4';
const file = fileURLToPath(
  new URL('../../../../tools/media/assets/showcase/showcase.mp4', import.meta.url),
);

/**
 * Plays the media origin for the film of the showcase, in development and in story tests: a browser searches in what comes
 * in ranges alone. The static build has no film, and shows the picture.
 */
export const films = (): Plugin => ({
  name: 'foyer:films',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (new URL(request.url ?? '/', 'http://storybook').pathname !== address) return next();
      const film = readFileSync(file);
      const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      const end = Math.min(film.length - 1, to === '' ? film.length - 1 : Number(to));
      response.statusCode = 206;
      response.setHeader('content-type', 'video/mp4');
      response.setHeader('accept-ranges', 'bytes');
      response.setHeader('content-range', `bytes ${from}-${end}/${film.length}`);
      response.end(film.subarray(Number(from), end + 1));
    });
  },
});
