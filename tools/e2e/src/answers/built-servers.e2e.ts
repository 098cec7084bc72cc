import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtBackend, builtWeb } from '@foyer/workspace/built';
import { root } from '@foyer/workspace/paths';
import { freePort } from '@foyer/workspace/ports';
import { expect, test } from '../support/answer-test.ts';
import { findOtherNode } from '../support/other-node.ts';

const other = findOtherNode();
// As docs/how-to/configure.md says.
const [major, minor] = [22, 22];
const isNewEnough =
  other !== undefined && (other.major > major || (other.major === major && other.minor >= minor));

function start(node: string, script: string, env: Record<string, string> = {}) {
  const child = spawn(node, [join(root, script)], {
    cwd: tmpdir(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ended, output: () => output };
}

// The machine's own Node where it is new enough; the repository's else.
test('both built servers run without demo powers, from any folder', async () => {
  const node = isNewEnough ? other.path : process.execPath;
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-node-'));
  const [port, backendPort] = [String(await freePort()), String(await freePort())];
  const backend = start(node, builtBackend, {
    BACKEND_PORT: backendPort,
    DATA_DIR: dataDir,
    MESSAGES_FILE: join(dataDir, 'messages.jsonl'),
  });
  const web = start(node, builtWeb, {
    NODE_ENV: 'production',
    PORT: port,
    API_URL: `http://127.0.0.1:${backendPort}`,
  });
  const statusOf = (url: string) =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    );

  await expect.poll(() => statusOf(`http://127.0.0.1:${backendPort}/ready`)).toBe(200);
  await expect.poll(() => statusOf(`http://localhost:${port}/`)).toBe(200);

  for (const { child } of [web, backend]) child.kill('SIGTERM');
  expect(await Promise.all([web.ended, backend.ended])).toEqual([0, 0]);
  await rm(dataDir, { recursive: true });
});

test('both built servers refuse an older Node with a sentence', async () => {
  test.skip(other === undefined || isNewEnough, 'the machine has no older Node');
  for (const [script, title] of [
    [builtBackend, 'The backend'],
    [builtWeb, 'The web server'],
  ] as const) {
    const server = start(other?.path ?? '', script);

    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      `${title} needs Node ${major}.${minor} or newer; this is ${other?.version}.\n`,
    );
  }
});
