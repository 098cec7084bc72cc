import { run } from '../lib/processes.ts';
import { runCommand } from '../lib/say.ts';

// `npm run bench:shelves`: how a page of many long shelves scrolls, beside a static page.
await runCommand(async () => {
  process.exitCode = await run(process.execPath, ['tools/bench/src/shelves/shelves-bench.ts']);
});
