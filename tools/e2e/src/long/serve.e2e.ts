import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@foyer/workspace/ports';
import { root } from '@foyer/workspace/paths';
import { expect, test } from '@playwright/test';

/** `npm run serve` on ports and data of its own. */
async function serve(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-serve-'));
  const [port, backendPort] = [String(await freePort()), String(await freePort())];
  const child = spawn(process.execPath, ['tools/workspace/bin/run.mjs', 'serve'], {
    cwd: root,
    env: {
      ...process.env,
      CONTROL: '',
      PORT: port,
      BACKEND_PORT: backendPort,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    ended,
    output: () => output,
    dataDir,
    statusOf: (path: string) =>
      fetch(`http://localhost:${port}${path}`).then(
        ({ status }) => status,
        () => 0,
      ),
  };
}

const startMs = 300_000;

test('npm run serve brings a killed backend back, and ends when it is told to', async () => {
  const MESSAGES_FILE = join(tmpdir(), 'foyer-serve-messages.jsonl');
  const { child, ended, output, dataDir, statusOf } = await serve({ MESSAGES_FILE });
  await expect.poll(output, { timeout: startMs }).toContain('foyer: ready on port');
  expect(await statusOf('/api/v1/menu')).toBe(200);
  expect(await statusOf('/api/v1/demo/accounts')).toBe(404);

  process.kill(Number(await readFile(join(dataDir, 'lock.pid'), 'utf8')), 'SIGKILL');
  await expect.poll(output, { timeout: startMs }).toContain('foyer: the backend is back.');
  expect(output()).toContain('foyer: the backend ended (signal SIGKILL).');
  expect(output()).toContain('foyer: starting the backend again in 1 s.');
  expect(await statusOf('/api/v1/menu')).toBe(200);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await statusOf('/')).toBe(0);
  await rm(dataDir, { recursive: true });
});

test('npm run serve ends with the sentence of a first start that refuses', async () => {
  const refused = await serve({ MESSAGES_FILE: '', MESSAGES_URL: '', SMTP_URL: '' });

  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('No sender of one-time codes is configured');
  expect(refused.output()).toContain('foyer: the backend ended before it was ready (exit 1).');
  await rm(refused.dataDir, { recursive: true });
});
