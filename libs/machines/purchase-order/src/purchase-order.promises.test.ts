import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderRequests } from './purchase-order.fixtures.ts';
import { type Happening, Life } from './testing/life.ts';

const index = fc.nat({ max: 5 });
const some = <const T extends string>(...names: T[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('arrive', 'answer'), index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('lose'), index }) },
  { weight: 4, arbitrary: some('press', 'press twice', 'wait', 'push') },
  { weight: 2, arbitrary: some('reload', 'leave') },
  { weight: 1, arbitrary: some('job', 'raise price') },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('say'),
      word: fc.constantFrom('charged', 'refused', 'challenge', 'silent'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decide'), isCharged: fc.boolean() }) },
);

const { anyCard, linkedCard, prepaid } = orderRequests;
const requests = fc.constantFrom(anyCard, linkedCard, prepaid);
const stories = fc.array(happening, { minLength: 5, maxLength: 60 });

describe('purchaseOrderMachine, in any order of answers, presses and reloads', () => {
  it('C1: charges once, calls nothing paid that is not, and comes to an end [PAY-021]', async () => {
    const endings: string[] = [];
    await fc.assert(
      fc.asyncProperty(requests, stories, async (request, story) => {
        const life = new Life(request);
        for (const event of story) await life.live(event);
        await life.goOn();
        endings.push(...life.outputs.map(({ status }) => status));
        expect(life.wrongs).toEqual([]);
        expect(life.service.ledger).toHaveLength(1);
      }),
      { numRuns: 400, seed: 1 },
    );
    const counted = (status: string) => endings.filter((ending) => ending === status).length;
    for (const status of ['fulfilled', 'refused', 'notPlaced', 'left']) {
      expect([status, counted(status) > 20]).toEqual([status, true]);
    }
  });
});
