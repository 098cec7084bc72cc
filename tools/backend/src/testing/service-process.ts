import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A service in a process of its own. */
export interface ServiceProcess {
  child: ChildProcess;
  /** What it wrote so far, both streams. */
  output(): string;
  /** Address of the API once it is ready; rejects when the process ends before. */
  ready: Promise<string>;
  /** Exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
}

const mainPath = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts `node src/main.ts` on free ports. */
export function startService(env: Record<string, string>): ServiceProcess {
  const child = spawn(process.execPath, [mainPath], {
    env: {
      PATH: process.env['PATH'] ?? '',
      BACKEND_PORT: '0',
      CONTROL_PORT: '0',
      PARTIES_PORT: '0',
      MESSAGES_FILE: join(tmpdir(), 'foyer-messages.jsonl'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code, signal]): number | string => code ?? signal);
  const ready = new Promise<string>((resolve, reject) => {
    let isReady = false;
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      // Of a long run it is much.
      if (isReady) return;
      const address = /ready at (http:[^\s,"]+)[^\n]*\n/.exec(output)?.[1];
      if (!address) return;
      isReady = true;
      resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`Ended with ${code}: ${output}`)));
  });
  // Some tests wait for the end only.
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
}
