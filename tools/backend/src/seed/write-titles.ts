import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { artworkTitles, artworkTitlesPath } from './artwork-titles.ts';

const config = await resolveConfig(artworkTitlesPath);
const text = await format(JSON.stringify(artworkTitles), {
  ...config,
  filepath: artworkTitlesPath,
});
writeFileSync(artworkTitlesPath, text);
console.log(`Wrote ${artworkTitlesPath}`);
