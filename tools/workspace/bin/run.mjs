#!/usr/bin/env node
// Runs a command of the workspace on a machine that may have nothing but Node and git:
//   node tools/workspace/bin/run.mjs start
// Plain JavaScript on purpose: it must run, or refuse with a sentence, on any Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const oldestNode = [20, 19];
const [command = 'start', ...rest] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  fail(`Foyer needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

const installed = join(root, 'node_modules/.package-lock.json');
const lock = join(root, 'package-lock.json');
const pinnedNode = join(
  root,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);

if (!isFresh(installed, lock) || !existsSync(pinnedNode)) {
  say('Installing dependencies (about a minute the first time)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // EBADENGINE warnings would be about the system's Node; everything runs on the pinned one.
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) fail('The dependencies could not be installed; npm says why above.');
}

const child = spawn(pinnedNode, [join(root, 'tools/workspace/src/cli', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter()}${process.env.PATH}`,
  },
});
// Who runs this as a service stops this process, and means the command.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => fail(message));
child.on('exit', (code) => process.exit(code ?? 1));

function isFresh(file, source) {
  return existsSync(file) && statSync(file).mtimeMs >= statSync(source).mtimeMs;
}

function delimiter() {
  return process.platform === 'win32' ? ';' : ':';
}

function say(text) {
  console.log(`foyer: ${text}`);
}

function fail(text) {
  console.error(`foyer: ${text}`);
  process.exit(1);
}
