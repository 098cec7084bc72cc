import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { facts } from '../database/schema.ts';

/** The service's clock, which QA may move: all processes of a database go by the same. */
export interface ServiceClock {
  now(): Date;
  /** How far it is ahead of the real time, in milliseconds; negative when behind. */
  offsetMs(): number;
  /** Reads the offset anew unless that was just done. */
  refresh(): Promise<void>;
  move(offsetMs: number): Promise<void>;
}

const FACT = 'clock_offset_ms';

/** How late a process may notice that another one has moved the clock. */
const FRESH_MS = 500;

/** A clock that runs as `base` does until it is moved. */
export function createClock(db: Database, base: () => Date): ServiceClock {
  let offsetMs = 0;
  let readAtMs = Number.NEGATIVE_INFINITY;
  return {
    now: () => new Date(base().getTime() + offsetMs),
    offsetMs: () => offsetMs,
    refresh: async () => {
      const realMs = performance.now();
      if (realMs - readAtMs < FRESH_MS) return;
      readAtMs = realMs;
      const [fact] = await db.select().from(facts).where(eq(facts.key, FACT));
      offsetMs = Number(fact?.value ?? 0);
    },
    move: async (toMs) => {
      const value = String(toMs);
      await db
        .insert(facts)
        .values({ key: FACT, value })
        .onConflictDoUpdate({ target: facts.key, set: { value } });
      offsetMs = toMs;
    },
  };
}
