import { run } from '../lib/processes.ts';
import { runCommand } from '../lib/say.ts';

// `npm run storybook`: components, flows and the machine explorer, with hot reload.
await runCommand(async () => {
  process.exitCode = await run('npm', ['run', 'storybook', '--workspace', '@foyer/storybook']);
});
