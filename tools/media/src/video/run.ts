import { spawn } from 'node:child_process';

/**
 * Runs a program to its end at low priority.
 *
 * @throws {Error} with the end of what it wrote when it fails.
 */
export async function run(program: string, parameters: readonly string[]): Promise<void> {
  const child = spawn('nice', ['-n', '10', program, ...parameters], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let heard = '';
  child.stderr.on('data', (chunk: Buffer) => {
    heard = (heard + chunk.toString()).slice(-4000);
  });
  const code = await new Promise<number | null>((done, fail) =>
    child.once('error', fail).once('close', done),
  );
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${heard}`);
}

/** Runs ffmpeg quietly and without anything in its output that depends on the machine. */
export const ffmpeg = (...parameters: readonly string[]) =>
  run('ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    ...parameters.slice(0, -1),
    '-fflags',
    '+bitexact',
    '-map_metadata',
    '-1',
    parameters.at(-1) ?? '',
  ]);
