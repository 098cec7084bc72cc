import { fileURLToPath } from 'node:url';
import { run } from '../lib/processes.ts';
import { runCommand } from '../lib/say.ts';

const main = fileURLToPath(new URL('../../../backend/src/content/main.ts', import.meta.url));

// `npm run content -- check | import | export`: an operator's catalogue as files. docs/decisions/0140
await runCommand(async () => {
  process.exitCode = await run(process.execPath, [main, ...process.argv.slice(2)]);
});
