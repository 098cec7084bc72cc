import { openAnnouncer, type Announcer } from '@foyer/backend/testing/announcer';
import { startPostgres } from '@foyer/backend/testing/postgres-server';
import { createPushChannel } from '@foyer/client';
import { API_PREFIX, type PushEvent } from '@foyer/contract';
import { describe, expect, it, vi } from 'vitest';
import { openBreakingGate } from './breaking-gate.ts';
import { startTwoServices } from './two-services.ts';

const EVENTS = 10_000;
const BREAKS = 200;
const RESTARTS = 5;
const WRITERS = 6;
/** It takes 20 to 40 seconds; a busy machine starts processes far more slowly. */
const TIMEOUT_MS = 300_000;
const PATIENCE = { timeout: 60_000 };

const ACCOUNT = 'demo-2';
const LOGIN = '+79000000002';

/** The same numbers in each run, 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const event = (message_id: string): PushEvent => ({
  event_type: 'item',
  event_code: 'profile_changed',
  message_id,
});

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}${API_PREFIX}/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: LOGIN }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Announces so many events from several writers at once, among others that are not for the reader. */
async function announceMany(announcer: Announcer, first: number, count: number): Promise<void> {
  const random = createRandom(first);
  let next = first;
  const write = async (): Promise<void> => {
    while (next < first + count) {
      const size = Math.min(1 + Math.floor(random() * 8), first + count - next);
      const ids = Array.from({ length: size }, (_, index) => String(next + index));
      next += size;
      const dice = random();
      if (dice < 0.1) await announcer.announce({ accountId: ACCOUNT }, [event('never')], true);
      if (dice > 0.9) await announcer.announce({ accountId: 'demo-5' }, [event('other account')]);
      if (dice > 0.8 && dice < 0.9) {
        const profileId = 'demo-2-profile-2';
        await announcer.announce({ accountId: ACCOUNT, profileId }, [event('other profile')]);
      }
      await announcer.announce({ accountId: ACCOUNT }, ids.map(event));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
}

describe('the push channel', () => {
  it(
    `brings ${EVENTS} events through ${BREAKS} broken connections and ${RESTARTS} restarts of two processes once each and in order [EVENT-001]`,
    { timeout: TIMEOUT_MS },
    async ({ skip, onTestFinished }) => {
      const postgres = await startPostgres();
      if (!postgres) return skip('There is no PostgreSQL');
      onTestFinished(postgres.stop);
      const services = await startTwoServices(postgres.url);
      onTestFinished(services.stop);
      const announcer = await openAnnouncer(postgres.url);
      onTestFinished(announcer.close);
      const random = createRandom(7);
      const gate = await openBreakingGate(services.ports, () => 1500 + random() * 7000);
      onTestFinished(gate.close);
      const cookie = await signIn(`http://127.0.0.1:${services.ports[0]}`);
      const seen: (string | undefined)[] = [];
      const states = new Set<string>();
      const channel = createPushChannel({
        baseUrl: gate.url,
        revision: 'test',
        headers: { cookie },
        tabs: undefined,
        pauseMs: () => 5,
        onReady: (state) => states.add(state),
        onEvent: ({ message_id }) => seen.push(message_id),
      });
      onTestFinished(channel.close);
      await vi.waitFor(() => expect([...states]).toEqual(['new']), PATIENCE);

      const share = EVENTS / RESTARTS;
      for (let turn = 0; turn < RESTARTS; turn += 1) {
        await Promise.all([
          announceMany(announcer, turn * share, share),
          services.restart(turn % 2 === 0 ? 0 : 1, turn % 3 === 0 ? 'SIGKILL' : 'SIGTERM'),
        ]);
      }
      await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(EVENTS), PATIENCE);
      const told = await announcer.list(ACCOUNT);

      const expected = told
        .map(({ message_id }) => message_id)
        .filter((id) => id !== 'other profile');
      expect(expected).toHaveLength(EVENTS);
      expect(seen).toEqual(expected);
      expect([...states]).toEqual(['new', 'resumed']);
      expect(gate.breaks()).toBeGreaterThanOrEqual(BREAKS);
      expect([...gate.visits().keys()].sort()).toEqual([...services.ports].sort());
    },
  );
});
