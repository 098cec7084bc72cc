import { run } from '../lib/processes.ts';
import { runCommand } from '../lib/say.ts';

// `npm run tokens`: every label's design tokens, for design tools, in docs/tokens.
await runCommand(async () => {
  process.exitCode = await run(process.execPath, ['libs/ui/primitives/scripts/write-tokens.ts']);
});
