import { buildArtwork } from './build.ts';

await buildArtwork(process.argv[2]);
