import { flowEvents, redact } from '@foyer/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { giftEvents } from './gift.events.ts';
import { fakeGiftPorts, giftCode, giftErrors, giftInputs, gifts } from './gift.fixtures.ts';
import { createGiftMachine } from './gift.machine.ts';
import type { OwnGift } from './gift.types.ts';

const presses = [
  'gift.copy',
  'gift.print',
  'gift.send',
  'gift.retry',
  'flow.resumed',
  'settle',
  'settle',
  'settle',
] as const;
const answers: readonly (OwnGift | Error)[] = [
  gifts.bought,
  gifts.bought,
  gifts.given,
  giftErrors.down,
  giftErrors.missing,
];

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** All that a page, an inspector or a report may see of a flow. */
async function live(story: readonly (typeof presses)[number][], given: readonly number[]) {
  const log: string[] = [];
  let handedOn = 0;
  let asked = 0;
  const noted = async <T>(input: unknown, answer: T): Promise<T> => {
    handedOn += 1;
    log.push(JSON.stringify(input));
    return answer;
  };
  const ports = fakeGiftPorts({
    readGift: async () => {
      const answer = answers[(given[asked++ % given.length] ?? 0) % answers.length];
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    },
    copyCode: (input) => noted(input, true),
    send: (input) => noted(input, 'shared' as const),
  });
  const actor = createActor(createGiftMachine(ports), {
    input: giftInputs.own,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      log.push(JSON.stringify(inspected.event));
      log.push(JSON.stringify(redact(inspected.event, { ...giftEvents, ...flowEvents })));
    },
  });
  actor.subscribe(({ context }) => log.push(JSON.stringify(context)));
  actor.start();
  for (const press of story) {
    if (press === 'settle') await settle();
    else actor.send({ type: press });
    log.push(JSON.stringify(actor.getPersistedSnapshot()));
  }
  await settle();
  return { log: log.join('\n'), handedOn };
}

describe('giftMachine, in any order of events', () => {
  it('shows its code in no context, snapshot, event or log', async () => {
    let handedOn = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...presses), { minLength: 2, maxLength: 20 }),
        fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 6 }),
        async (story, given) => {
          const now = await live(story, given);
          handedOn += now.handedOn;
          expect(now.log).not.toContain(giftCode);
        },
      ),
      { numRuns: 200, seed: 1 },
    );
    expect(handedOn).toBeGreaterThan(50);
  });
});
