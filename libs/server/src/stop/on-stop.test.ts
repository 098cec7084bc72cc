import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

const script = fileURLToPath(new URL('testing/stopping-server.ts', import.meta.url));

let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));

/** A server in a process of its own; connections to it are kept alive. */
async function startServer(settings: {
  delaySeconds?: number;
  graceMs?: number;
  limitMs?: number;
}) {
  const { delaySeconds = 0, graceMs = 60_000, limitMs = 60_000 } = settings;
  const env = {
    DELAY_SECONDS: String(delaySeconds),
    GRACE_MS: String(graceMs),
    LIMIT_MS: String(limitMs),
  };
  const server = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child = server;
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exit = once(server, 'exit').then(([code]) => code as number | null);
  const says = (what: RegExp) =>
    vi.waitFor(
      () => {
        const found = what.exec(output);
        if (!found) throw new Error(`It did not say ${what}: ${output}`);
        return found[1];
      },
      { timeout: 10_000, interval: 10 },
    );
  const port = Number(await says(/port (\d+)/u));
  const agent = new Agent({ keepAlive: true });
  return {
    exit,
    says,
    output: () => output,
    /** The head of an answer. */
    ask: async (path: string): Promise<IncomingMessage> => {
      const request = get({ port, host: '127.0.0.1', path, agent });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      return response;
    },
    tell: async (signal: NodeJS.Signals): Promise<void> => {
      server.kill(signal);
      await says(/(stopping)/u);
    },
    finishSlow: () => server.stdin.write('\n'),
  };
}

describe('onStop and gentleEnd', () => {
  it('takes requests for the delay, then ends with the last answer, whatever stays open', async () => {
    const server = await startServer({ delaySeconds: 1 });
    const stream = text(await server.ask('/stream'));
    await text(await server.ask('/'));
    const slow = server.ask('/slow');
    await text(await server.ask('/'));

    await server.tell('SIGTERM');
    const during = await server.ask('/');
    const said = await text(during);
    await vi.waitFor(() => expect(server.ask('/')).rejects.toThrow('ECONNREFUSED'), 5000);
    const isStreamEnded = /^\.+$/u.test(await stream);
    server.finishSlow();
    const answer = await text(await slow);
    const endMs = performance.now();

    expect([during.headers.connection, said]).toEqual(['close', 'done']);
    expect(isStreamEnded).toBe(true);
    expect(answer).toBe('done');
    expect(await server.exit).toBe(0);
    expect(performance.now() - endMs).toBeLessThan(2000);
  });

  it('waits for no balancer when somebody at a terminal stops it, also in the midst of the delay', async () => {
    const server = await startServer({ delaySeconds: 300 });
    await server.tell('SIGTERM');
    const before = await text(await server.ask('/'));

    await server.tell('SIGINT');

    expect(before).toBe('done');
    expect(await server.exit).toBe(0);
  });

  it('breaks an answer that takes longer than the grace', async () => {
    const server = await startServer({ graceMs: 200 });
    const slow = server.ask('/slow');
    await text(await server.ask('/'));

    await Promise.all([expect(slow).rejects.toThrow('socket hang up'), server.tell('SIGTERM')]);

    expect(await server.exit).toBe(0);
  });

  it('ends with an error what does not come to an end', async () => {
    const server = await startServer({ limitMs: 200 });
    const slow = server.ask('/slow');
    await text(await server.ask('/'));

    await Promise.all([expect(slow).rejects.toThrow('socket hang up'), server.tell('SIGTERM')]);

    expect(await server.exit).toBe(1);
    expect(server.output()).toContain('Not everything ended within 0.2 seconds: ending anyway.');
  });
});
