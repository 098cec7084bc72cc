import { flowEvents, redact, secret } from '@foyer/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { promoCodeEvents } from './promo-code.events.ts';
import { createPromoCodeMachine } from './promo-code.machine.ts';
import { promoCodes, type Reply, WatchedService } from './promo-code.world.fixtures.ts';

const once = <const T extends string>(...names: T[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));
const replies = fc.constantFrom<Reply>('yes', 'yes', 'yes', 'no', 'lost', 'failed');

/** What may happen to a form, in any order; `reply` answers the oldest call that waits. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      code: fc.constantFrom(...promoCodes),
    }),
  },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('reply' as const), how: replies }) },
  { weight: 3, arbitrary: once('promo.continue', 'promo.continue', 'promo.back', 'promo.again') },
  { weight: 1, arbitrary: once('flow.resumed', 'signOut', 'signIn') },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs a story against a service; gives that, and all that was written of it. */
async function live(failures: number, story: Happening[]) {
  const service = new WatchedService(failures);
  const log: string[] = [];
  const actor = createActor(createPromoCodeMachine(service.ports), {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      log.push(JSON.stringify(redact(inspected.event, { ...promoCodeEvents, ...flowEvents })));
    },
  });
  actor.subscribe((snapshot) => log.push(JSON.stringify(snapshot.context)));
  actor.start();
  for (const event of story) {
    if (event.do === 'submit') actor.send({ type: 'code.submit', code: secret(event.code) });
    else if (event.do === 'reply') service.reply(event.how);
    else if (event.do === 'signIn' || event.do === 'signOut')
      service.isSignedIn = event.do === 'signIn';
    else actor.send({ type: event.do });
    await settle();
    log.push(JSON.stringify(actor.getPersistedSnapshot()));
  }
  return { service, log };
}

/** Codes that failed in this browser before. */
const failures = fc.constantFrom(0, 0, 3, 4);
const stories = fc.array(happening, { minLength: 20, maxLength: 60, size: 'max' });

describe('promoCodeMachine, in any order of presses and answers', () => {
  it('C23: sends a code once for a press and its PIN, and once more for a card alone; none past the limit [PROMO-005, PROMO-006, PROMO-010]', async () => {
    const counted = { sent: 0, used: 0, cards: 0, limited: 0 };
    await fc.assert(
      fc.asyncProperty(failures, stories, async (before, story) => {
        const { service } = await live(before, story);
        expect(service.wrongs).toEqual([]);
        counted.sent += service.sent.length;
        counted.used += service.used.size;
        counted.cards += service.cards;
        counted.limited += service.failures >= 5 ? 1 : 0;
      }),
      { numRuns: 400, seed: 1 },
    );
    // The stories get that far.
    for (const [what, count] of Object.entries(counted))
      expect([what, count > 10]).toEqual([what, true]);
  });

  it('shows no code in a context, a snapshot or the log of events', async () => {
    await fc.assert(
      fc.asyncProperty(failures, stories, async (before, story) => {
        const written = (await live(before, story)).log.join('\n').toUpperCase();
        const codes = promoCodes.map((code) => code.trim().toUpperCase());
        expect(codes.filter((code) => code !== '' && written.includes(code))).toEqual([]);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
