import { compilePages } from '../lib/pages/compile-pages.ts';
import { hasErrors, printProblems } from '../lib/pages/print-problems.ts';
import { readPages } from '../lib/pages/read-pages.ts';
import { lintPages } from '../lib/pages/lint-pages.ts';
import { readPictures } from '../lib/pages/read-pictures.ts';
import { parseOptions } from '../lib/parse-options.ts';
import { Refusal, runCommand, say } from '../lib/say.ts';

const usage =
  'npm run pages -- check DIR [--pictures FILE], or npm run pages -- compile DIR --out DIR [--pictures FILE] [--parties URL]';

// `npm run pages -- check pages` tells what is wrong with page documents, by file, line and column;
// `npm run pages -- compile pages --out dist` writes the answers of the contract, for services that serve files.
await runCommand(async () => {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      pictures: { type: 'string' },
      parties: { type: 'string' },
    },
  });
  const [command, folder, ...more] = positionals;
  const isCompile = command === 'compile' && values.out !== undefined;
  if (folder === undefined || more.length > 0 || !(isCompile || command === 'check')) {
    throw new Refusal(usage);
  }
  const pages = await readPages(folder);
  const pictures = values.pictures === undefined ? undefined : await readPictures(values.pictures);
  const problems = lintPages(pages, {
    now: new Date(),
    pictures: pictures ?? (isCompile ? {} : undefined),
  });
  printProblems(problems);
  if (hasErrors(problems)) {
    process.exitCode = 1;
    return;
  }
  if (!isCompile || values.out === undefined) return say(`${pages.length} pages, no errors`);
  const count = await compilePages(pages, values.out, {
    pictures: pictures ?? {},
    partiesUrl: values.parties,
  });
  say(`${count} answers of ${pages.length} pages in ${values.out}`);
});
