import { run } from '../lib/processes.ts';
import { runCommand } from '../lib/say.ts';

// `npm run bench:guide`: how the programme guide scrolls, beside a static page.
await runCommand(async () => {
  process.exitCode = await run(process.execPath, ['tools/bench/src/guide/guide-bench.ts']);
});
