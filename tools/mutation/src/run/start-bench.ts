import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Outcome, Trial } from './fault.ts';
import type { BenchSettings } from './test-bench.ts';
import type { ProcessAnswer } from './test-process.ts';

/** A bench in another process, which can be ended while a fault runs in circles. */
export interface Bench {
  /**
   * Starts the process where it does not run.
   *
   * @param limitSeconds - Ends the process when the trial takes longer.
   * @returns Nothing when it took too long, or the process died of it.
   * @throws Error when the tests cannot be set up or found.
   */
  run: (trial: Trial, limitSeconds: number) => Promise<Outcome | undefined>;
  /** Ends the process, whatever it does. */
  stop: () => void;
}

const entry = fileURLToPath(new URL('test-process.ts', import.meta.url));

/** Setting up some forty projects on a busy machine. */
const startSeconds = 120;

/** Makes a bench; its process starts with the first trial. */
export function createBench(settings: BenchSettings): Bench {
  let running: ChildProcess | undefined;
  const stop = () => {
    running?.kill('SIGKILL');
    running = undefined;
  };
  return {
    stop,
    run: async (trial, limitSeconds) => {
      running ??= await startProcess(settings);
      const answered = answerOf(running, limitSeconds);
      running.send(trial);
      const answer = await answered;
      if (answer?.type === 'outcome') return answer.outcome;
      stop();
      if (answer?.type === 'error') throw new Error(answer.message);
      return undefined;
    },
  };
}

async function startProcess(settings: BenchSettings): Promise<ChildProcess> {
  const child = fork(entry, [JSON.stringify(settings)], {
    cwd: settings.root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  child.stderr?.on('data', (data: Buffer) => errors.push(data.toString()));
  const answer = await answerOf(child, startSeconds);
  if (answer?.type === 'ready') return child;
  child.kill('SIGKILL');
  throw new Error(answer?.type === 'error' ? answer.message : errors.join('').slice(-2000));
}

/** What the process says next; nothing when it ends before, or takes too long. */
function answerOf(child: ChildProcess, limitSeconds: number): Promise<ProcessAnswer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: ProcessAnswer) => {
      clearTimeout(timer);
      child.off('message', end);
      child.off('exit', onExit);
      resolve(answer);
    };
    const onExit = () => end();
    const timer = setTimeout(end, limitSeconds * 1000);
    child.once('message', end);
    child.once('exit', onExit);
  });
}
