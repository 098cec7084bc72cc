import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { root } from './paths.ts';
import { Refusal, say } from './say.ts';

/** One long-running part of Foyer. */
export interface Service {
  name: string;
  /** Script, relative to the root. */
  script: string;
  args?: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Answers 200 once the service is ready. */
  readyUrl: string;
}

const readyTimeoutMs = 120_000;
const readyPauseMs = 50;

/**
 * Pieces of memory beyond so many bytes go back to the system when they are no more needed. glibc would raise its own bound
 * with the first of them: each thread that has checked a password, which takes 19 MiB, then kept 38. Other C libraries do
 * not read it. Decision 0086
 */
const memorySettings = { MALLOC_MMAP_THRESHOLD_: String(16 * 1024 * 1024) };

/** Starts one of our scripts on the pinned Node. */
export function spawnScript(
  script: string,
  env: Readonly<Record<string, string>>,
  stdio: StdioOptions = ['ignore', 'inherit', 'inherit'],
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...memorySettings, ...process.env, ...env },
    stdio,
  });
}

/**
 * Starts a service and waits until it is ready.
 *
 * @param signal - Stops it again while it starts.
 * @throws Refusal when it ends or is stopped before, or takes longer than two minutes; with the errors that it has printed,
 *   where they are piped.
 */
export async function startService(
  service: Service,
  stdio?: StdioOptions,
  signal?: AbortSignal,
): Promise<ChildProcess> {
  const child = spawnScript(service.script, service.env, stdio, service.args);
  const errors: Buffer[] = [];
  const collect = (chunk: Buffer) => errors.push(chunk);
  child.stderr?.on('data', collect);
  try {
    await untilReady(service, child, signal);
  } catch (error) {
    await stopProcess(child);
    const printed = Buffer.concat(errors).toString().trim();
    if (error instanceof Refusal && printed) error.message += `\n${printed}`;
    throw error;
  } finally {
    child.stderr?.off('data', collect);
  }
  return child;
}

async function untilReady(
  { name, readyUrl }: Service,
  child: ChildProcess,
  signal: AbortSignal | undefined,
): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline) {
    if (signal?.aborted) throw new Refusal(`the ${name} was stopped before it was ready.`);
    if (hasEnded(child)) {
      throw new Refusal(`the ${name} ended before it was ready (exit ${child.exitCode}).`);
    }
    const answer = await fetch(readyUrl).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, readyPauseMs));
  }
  throw new Refusal(`the ${name} did not become ready in ${readyTimeoutMs / 1000} s.`);
}

/** Whether a process is gone. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Tells a process to stop, unless it has, and waits for its end. */
export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (hasEnded(child)) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exit;
}

/** Stops services when the terminal says so, or when one of them ends by itself. */
export function keepTogether(children: readonly ChildProcess[]): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = () => {
      isStopping = true;
      void Promise.all(children.map((child) => stopProcess(child))).then(() => resolve());
    };
    for (const child of children) {
      child.once('exit', (code) => {
        if (isStopping) return;
        say(`a part of Foyer ended (exit ${code}); stopping the rest.`);
        process.exitCode = 1;
        stop();
      });
    }
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

/**
 * Runs a command to its end, its output on the terminal.
 *
 * @returns Its exit code.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...memorySettings, ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
