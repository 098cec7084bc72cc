import { operations, type Operation, type OperationId } from '@foyer/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allCases } from './cases/index.ts';
import { createWorld, type World } from './world.ts';

const takesInput = ({ params, query, headers, body }: Operation): boolean =>
  [params, query, headers, body].some((schema) => schema !== undefined);

describe('operations', () => {
  it('has trials for every operation of the contract', () => {
    const without = Object.keys(operations).filter((id) => !Object.hasOwn(allCases, id));

    expect(without).toEqual([]);
  });

  it('has input to refuse for every operation that takes any', () => {
    const without = Object.entries(allCases).filter(
      ([id, cases]) => takesInput(operations[id as OperationId]) && cases.bad.length === 0,
    );

    expect(without.map(([id]) => id)).toEqual([]);
  });

  it('has a good trial for every operation', () => {
    const without = Object.entries(allCases).filter(([, { good }]) => good.length === 0);

    expect(without.map(([id]) => id)).toEqual([]);
  });
});

describe.each(Object.entries(allCases))('%s', (id, cases) => {
  const operation: Operation = operations[id as OperationId];
  let world: World;

  // What only reads leaves the world as it was.
  (operation.method === 'get' ? beforeAll : beforeEach)(async () => {
    world = await createWorld();
  });

  it.each(cases.good)('$title', async ({ as, run, check }) => {
    const client = await world.clientOf(as);

    const answer = await run(client, world);

    expect(await world.hasReceived(id)).toBe(true);
    await check(answer, world);
  });
});
