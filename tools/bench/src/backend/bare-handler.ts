import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server that does nothing but return the same bytes: the floor of what an answer can cost. */
export interface BareHandler {
  url: string;
  close: () => Promise<void>;
}

const serverPath = fileURLToPath(new URL('./bare-handler.server.ts', import.meta.url));

/** Starts a bare handler of one JSON answer, in a process of its own as the backend has one. */
export async function startBareHandler(bytes: Uint8Array): Promise<BareHandler> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const file = join(folder, 'answer.json');
  await writeFile(file, bytes);
  const child = spawn(process.execPath, [serverPath, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${line.toString().trim()}/`,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
