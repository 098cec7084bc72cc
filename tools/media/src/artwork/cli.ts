import { buildArtwork } from './build.ts';

await buildArtwork(process.argv[2], (done, all) => {
  process.stdout.write(`\r${done} of ${all}`);
});
process.stdout.write('\n');
