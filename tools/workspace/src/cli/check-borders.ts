import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeBorder, type LintSettings } from '../lib/borders/close-border.ts';
import { root } from '../lib/paths.ts';
import { Refusal, runCommand, say } from '../lib/say.ts';

/** A view of a machine, which imports components. */
const file = 'libs/machines/pin/src/pin.view.tsx';

// Part of `npm test`: without Nx's graph of projects, the lint rule of their borders warns and lets everything through.
// So one import that is allowed is forbidden for a moment, and lint must refuse the file that has it.
await runCommand(async () => {
  const settings = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as LintSettings;
  // Below node_modules, where the settings find their plugins and nothing else looks.
  const folder = join(root, 'node_modules/.cache/borders');
  const closed = join(folder, 'oxlintrc.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    closed,
    JSON.stringify(closeBorder(settings, { from: 'type:machine', to: 'type:ui' })),
  );
  const lint = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--config', closed, file], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (lint.status === 0 || !lint.stdout.includes('nx(enforce-module-boundaries)')) {
    throw new Refusal(
      `lint does not see a forbidden import in ${file}. Make the graph of projects with \`npx nx show projects\`.\n${lint.stdout}${lint.stderr}`,
    );
  }
  say('lint refuses imports across the borders of projects.');
});
