import { fileURLToPath } from 'node:url';
import { buildServer } from '@foyer/server/build';
import { hashDemoSecrets } from './seed/built-hashes.ts';
import { fingerprint } from './seed/seed-catalogue.ts';

const place = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// `npm run build -w @foyer/backend`: plain JavaScript that starts at a fraction of the cost of the source.
await buildServer({
  title: 'The backend',
  entry: place('main.ts'),
  outDir: place('../build'),
  constants: { BUILT_CATALOGUE: fingerprint, BUILT_HASHES: await hashDemoSecrets() },
  external: [
    '@electric-sql/pglite',
    'bittorrent-tracker/server',
    'nodemailer',
    'pg-native',
    'sharp',
    'typescript',
  ],
});
