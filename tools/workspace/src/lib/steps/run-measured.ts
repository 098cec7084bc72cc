import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../paths.ts';
import type { TestStep } from './test-step.ts';

/** How a command ended. */
export interface Ended {
  code: number;
  /** Wall time. */
  seconds: number;
  /** User and system time of the command and what it started; absent where the system does not say. */
  cpuSeconds?: number;
}

/** Runs the command that is given as its arguments, and writes the times of its children to descriptor 3. */
const timingScript = '"$@"; code=$?; times >&3; exit $code';

/** What has no time to keep gives way to what has. */
const givingWay = ['nice', '-n', '5'] as const;

/**
 * Runs a step's command to its end.
 *
 * @param print - Called with each line that it prints.
 */
export function runMeasured(step: TestStep, print: (line: string) => void): Promise<Ended> {
  const startedAt = performance.now();
  const isTimed = process.platform !== 'win32';
  const [program, ...args] = isTimed
    ? ([
        'sh',
        '-c',
        timingScript,
        'sh',
        ...(step.isInRealTime ? [] : givingWay),
        ...step.command,
      ] as const)
    : step.command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // What is printed goes through here to the terminal.
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...step.env },
    shell: !isTimed,
  });
  const [, out, err, timed] = child.stdio as readonly (Readable | null)[];
  let times = '';
  timed?.on('data', (chunk: Buffer) => (times += chunk.toString()));
  for (const stream of [out, err]) {
    if (stream) createInterface({ input: stream }).on('line', print);
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const cpuSeconds = cpuSecondsIn(times);
      resolve({
        code: code ?? 1,
        seconds: (performance.now() - startedAt) / 1000,
        ...(cpuSeconds !== undefined && { cpuSeconds }),
      });
    });
  });
}

/** Reads what the shell's `times` prints: its own times in the first line, those of its children in the second. */
export function cpuSecondsIn(times: string): number | undefined {
  const children = times.trim().split('\n')[1];
  if (children === undefined) return undefined;
  return [...children.matchAll(/(\d+)m([\d.]+)s/gu)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
