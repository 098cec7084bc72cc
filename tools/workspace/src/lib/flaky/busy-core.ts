import { spawn } from 'node:child_process';

/** Keeps one core busy. @returns Gives it back. */
export function busyCore(): () => void {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  // Not left running where this process ends early.
  const stop = () => child.kill();
  process.once('exit', stop);
  return stop;
}
