// @vitest-environment node
import { expect, it } from 'vitest';
import { coldStartRest } from './cold-start-rest.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A browser, and who watches in it when. */
function start() {
  const kept = new Map<string, string>();
  const marks = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const now = { profile: 'anna' as string | undefined, ms: 1_000_000 };
  const rest = coldStartRest(
    marks,
    () => now.profile,
    () => now.ms,
  );
  return { kept, now, rest };
}

it('rests for the days that were asked for, for one profile [STORE-018]', () => {
  const { kept, now, rest } = start();
  expect(rest.isResting()).toBe(false);
  rest.rest({ days: 30 });
  expect([...kept.keys()]).toEqual(['foyer.coldStartRest.anna']);
  now.ms += 30 * dayMs - 1;
  expect(rest.isResting()).toBe(true);
  now.ms += 1;
  expect(rest.isResting()).toBe(false);
  now.ms -= dayMs;
  now.profile = 'lev';
  expect(rest.isResting()).toBe(false);
});

it('forgets what a clock has written that was set back since', () => {
  const { now, rest } = start();
  rest.rest({ days: 30 });
  now.ms -= 400 * dayMs;
  expect(rest.isResting()).toBe(false);
});

it('keeps nothing where the profile is not known, or the browser forbids it', () => {
  const { kept, now, rest } = start();
  now.profile = undefined;
  rest.rest({ days: 1 });
  expect(kept.size).toBe(0);
  const refuse = () => {
    throw new Error('No storage');
  };
  const refused = coldStartRest({ getItem: refuse, setItem: refuse }, () => 'anna', Date.now);
  refused.rest({ days: 1 });
  expect(refused.isResting()).toBe(false);
});
