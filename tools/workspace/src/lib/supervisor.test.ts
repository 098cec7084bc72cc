import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from './ports.ts';
import type { Service } from './processes.ts';
import { supervise } from './supervisor.ts';

let stopping = new AbortController();
let ended: Promise<void> = Promise.resolve();

afterEach(async () => {
  stopping.abort();
  await ended;
});

async function shortLived(env: Record<string, string> = {}): Promise<Service> {
  const port = await freePort();
  return {
    name: 'sleeper',
    script: 'tools/workspace/src/lib/testing/short-lived.mjs',
    env: { PORT: String(port), ...env },
    readyUrl: `http://127.0.0.1:${port}/`,
  };
}

const pidOf = async ({ readyUrl }: Service) => Number(await (await fetch(readyUrl)).text());

/** Supervises with pauses that pass at once, and a clock that the test moves. */
async function start(service: Service) {
  const said: string[] = [];
  const pauses: number[] = [];
  const clock = { now: 0 };
  stopping = new AbortController();
  const running = await supervise([service], stopping.signal, {
    wait: (ms) => Promise.resolve(pauses.push(ms)),
    now: () => clock.now,
    say: (text) => said.push(text),
  });
  ended = running.ended;
  /** Kills it, and waits until another answers. */
  const kill = async () => {
    const times = said.filter((line) => line.endsWith('is back.')).length;
    process.kill(await pidOf(service), 'SIGKILL');
    await vi.waitFor(
      () => expect(said.filter((line) => line.endsWith('is back.'))).toHaveLength(times + 1),
      { timeout: 20_000 },
    );
  };
  return { said, pauses, clock, kill };
}

describe('a supervised process', () => {
  it('comes back when it is killed, and says so', async () => {
    const service = await shortLived();
    const { said, kill } = await start(service);
    const first = await pidOf(service);

    await kill();

    expect(await pidOf(service)).not.toBe(first);
    expect(said).toEqual([
      'the sleeper ended (signal SIGKILL).',
      'starting the sleeper again in 1 s.',
      'the sleeper is back.',
    ]);
  });

  it('waits longer each time, until it has run for a minute', async () => {
    const { pauses, clock, kill } = await start(await shortLived());

    await kill();
    await kill();
    clock.now += 59_999;
    await kill();
    clock.now += 60_000;
    await kill();

    expect(pauses).toEqual([1000, 2000, 4000, 1000]);
  });

  it('is tried again, after half a minute at most, while it cannot start', async () => {
    const service = await shortLived();
    const env: Record<string, string> = { ...service.env };
    const { said, pauses } = await start({ ...service, env });
    env['REFUSE'] = '1';

    process.kill(await pidOf(service), 'SIGKILL');
    await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(7), { timeout: 25_000 });

    expect(pauses.slice(0, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(said).toContain('the sleeper ended before it was ready (exit 3).');
  });

  it('is left alone when it refuses its first start', async () => {
    await expect(start(await shortLived({ REFUSE: '1' }))).rejects.toThrow(
      'the sleeper ended before it was ready (exit 3).',
    );
  });

  it('stops when it is told to, and stays away', async () => {
    const service = await shortLived();
    const { said } = await start(service);

    stopping.abort();
    await ended;

    await expect(fetch(service.readyUrl)).rejects.toThrow('fetch failed');
    expect(said).toEqual([]);
  });
});
