import { ensureBrowser } from '../lib/browser.ts';
import { runCommand } from '../lib/say.ts';
import { runSteps } from '../lib/test-steps.ts';

// `npm run test:long`: what takes too long for every change. Design §7.
await runCommand(async () => {
  const CHROMIUM_PATH = await ensureBrowser();
  await runSteps([
    {
      title: 'long browser journeys',
      command: ['npm', 'run', 'test:e2e:long', '--workspace', '@foyer/e2e'],
      env: { CHROMIUM_PATH },
    },
    {
      title: 'live media for ten minutes',
      command: ['npm', 'run', 'soak', '--workspace', '@foyer/backend'],
    },
  ]);
});
