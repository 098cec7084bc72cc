import { fileURLToPath } from 'node:url';
import { buildServer } from '@foyer/server/build';
import { precompress } from '@foyer/server/precompress';

const place = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

await precompress(place('../../build/client'));
// The composer's server as plain JavaScript, beside its page.
await buildServer({
  title: 'The composer',
  entry: place('../server.ts'),
  outDir: place('../../build/start'),
  external: [],
});
