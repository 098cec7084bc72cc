import { fileURLToPath } from 'node:url';
import { buildServer } from '@foyer/server/build';

const place = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// The web server as plain JavaScript, beside the pages. Vite is for development alone.
await buildServer({
  title: 'The web server',
  entry: place('../server.ts'),
  outDir: place('../../build/start'),
  external: ['react', 'react-router', 'vite'],
});
