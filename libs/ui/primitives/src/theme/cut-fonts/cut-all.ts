import { writeFile } from 'node:fs/promises';
import { cutFont } from './cut-font.ts';
import { cutName, fontCuts } from './font-cuts.ts';

// `npm run fonts -w @foyer/ui`: after an upgrade of the fonts' packages, or another range.
for (const cut of fontCuts) {
  const file = new URL(`files/${cutName(cut.path, cut.part)}.woff2`, import.meta.url);
  await writeFile(file, await cutFont(cut));
}
