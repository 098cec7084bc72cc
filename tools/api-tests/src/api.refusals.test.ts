import { allErrorCodes, operations, type Operation } from '@foyer/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actors } from './actors.ts';
import { allCases } from './cases/index.ts';
import { createWorld, type World } from './world.ts';

// Whom and what an operation refuses does not depend on the database: on PostgreSQL the long run alone tries it.

/** What became of a call, by the name of its error. */
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const name = Object.entries(allErrorCodes).find(([, code]) => code === error.code)?.[0];
    return name ?? `error_code ${String(error.code)}`;
  }
}

describe.each(Object.entries(allCases))('%s', (id, cases) => {
  const operation: Operation = operations[id as keyof typeof operations];
  let world: World;

  // What only reads leaves the world as it was.
  (operation.method === 'get' ? beforeAll : beforeEach)(async () => {
    world = await createWorld();
  });

  it.each(cases.bad)('$title', async ({ as, run, error }) => {
    const client = await world.clientOf(as);

    const outcome = await outcomeOf(run(client, world));

    expect(await world.hasReceived(id)).toBe(true);
    expect(outcome).toBe(error);
  });

  it.each(actors)('is open to the right callers: %s', async (actor) => {
    const client = await world.clientOf(actor);

    const outcome = await outcomeOf(cases.access.run(client, world));

    expect(outcome).toBe(cases.access.outcomes[actor]);
  });
});
