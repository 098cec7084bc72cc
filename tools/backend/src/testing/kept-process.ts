import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A server that runs until it is told to stop, or until the process that started it ends. */
export interface KeptProcess {
  /** Ends the server, unless it has ended, and removes its folder. */
  stop(): Promise<void>;
  /** Ends the server, which comes again: its folder stays. */
  halt(): Promise<void>;
}

/** How a server runs. */
export interface KeptOptions {
  /** Removed after its end. */
  folder: string;
  cwd: string;
  /** Whom it runs as. @default who runs the test */
  uid?: number;
  gid?: number;
}

/** File in the folder of a server that comes again. */
const HALTED = 'halted';

/**
 * Runs the server until its input ends, however the run that started it ends, and clears up after it, unless it comes
 * again. Signals of the terminal reach the run first.
 */
const KEEPER = `
trap '' INT TERM HUP
"$0" "$@" </dev/null & server=$!
cat >/dev/null
kill -INT $server
wait $server
[ -e "$FOLDER/${HALTED}" ] || rm -rf "$FOLDER"
`;

/** Starts a server that stays in the foreground and ends quickly on SIGINT. */
export function startKept(
  program: string,
  args: readonly string[],
  { folder, ...options }: KeptOptions,
): KeptProcess {
  const halted = join(folder, HALTED);
  rmSync(halted, { force: true });
  const keeper = spawn('sh', ['-c', KEEPER, program, ...args], {
    ...options,
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(keeper, 'exit');
  const end = async (): Promise<void> => {
    keeper.stdin.end();
    await ended;
  };
  return {
    stop: async () => {
      rmSync(halted, { force: true });
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    halt: async () => {
      writeFileSync(halted, '');
      await end();
    },
  };
}
