import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { attempts } from '../../database/schema.ts';
import type { Context } from '../../server/call.ts';

/** How many tries are allowed in which time. */
export interface Limit {
  tries: number;
  windowSeconds: number;
}

/** Counts tries at secrets, in the database, so that all processes count together. */
export interface Attempts {
  /**
   * Counts a try before it is made, so that tries at once cannot pass the limit together.
   *
   * @returns 0 when the try may be made, else the seconds to wait.
   */
  take(key: string, limit: Limit): Promise<number>;
  /** Whether so many tries were counted in the running window; counts none. */
  isOver(key: string, tries: number): Promise<boolean>;
  /** Uncounts one try: it turned out to be no failure. */
  giveBack(key: string): Promise<void>;
  /** Forgets the tries: the secret was right. */
  clear(key: string): Promise<void>;
}

/**
 * How much two requests of one moment may differ in their times, in seconds: requests at once reach
 * the database in another order than the one in which they read the clock, and the clocks of two
 * processes differ.
 */
const CLOCK_DIFFERENCE_SECONDS = 60;

async function take(db: Database, key: string, limit: Limit, now: Date): Promise<number> {
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const latestEnd = new Date(windowEndsAt.getTime() + CLOCK_DIFFERENCE_SECONDS * 1000);
  // A window that ends much later than one that begins now was opened by a clock that has been set back since.
  const isOver = or(lte(attempts.windowEndsAt, now), gt(attempts.windowEndsAt, latestEnd));
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.tries) return 0;
  return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
}

/** Forgets the windows that are over. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.windowEndsAt, now));
}

/** The tries counted in a database. */
export function createAttempts({ db, now }: Pick<Context, 'db' | 'now'>): Attempts {
  return {
    take: (key, limit) => take(db, key, limit, now()),
    isOver: async (key, tries) => {
      const [row] = await db
        .select({ count: attempts.count })
        .from(attempts)
        .where(and(eq(attempts.key, key), gt(attempts.windowEndsAt, now())));
      return (row?.count ?? 0) >= tries;
    },
    giveBack: async (key) => {
      await db
        .update(attempts)
        .set({ count: sql`${attempts.count} - 1` })
        .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
    },
    clear: async (key) => {
      await db.delete(attempts).where(eq(attempts.key, key));
    },
  };
}
