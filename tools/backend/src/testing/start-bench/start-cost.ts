import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

const POLL_MS = 20;

/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** What a process has computed so far, for itself and in the system, in seconds. */
function cpuSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
  const [user = 0, system = 0] = afterName.split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

/**
 * Starts a backend, and stops it once it is ready.
 *
 * @param script - Its first script, absolute.
 * @returns What it computed until `/ready` answered 200, in CPU seconds.
 * @throws Error with what it wrote when it ends before.
 */
export async function startCost(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env['PATH'] ?? '',
      BACKEND_PORT: String(port),
      CONTROL_PORT: '0',
      PARTIES_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'exit');
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.status === 200;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(output);
    await pause(POLL_MS);
  }
  const cost = cpuSeconds(child.pid ?? 0);
  child.kill('SIGTERM');
  await ended;
  return cost;
}
