import { flowEvents, redact, secret } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { bonusEvents } from './bonus.events.ts';
import {
  bonusErrors,
  bonusInputs,
  fakeBonusPorts,
  needsCode,
  rightCode,
} from './bonus.fixtures.ts';
import { createBonusMachine } from './bonus.machine.ts';
import type { BonusPorts } from './bonus.types.ts';

const codes = [rightCode, '0000', '4826', '48'];

const once = <const T extends string>(...names: T[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));

/** What may happen to the flow, in any order. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('code' as const), code: fc.constantFrom(...codes) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('login' as const),
      login: fc.constantFrom('+79000000005', '89000000006', '12'),
    }),
  },
  { weight: 5, arbitrary: once('answer', 'second') },
  { weight: 1, arbitrary: once('login.change', 'code.resend', 'bonus.retry', 'flow.resumed') },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs a story; gives how it ended, what the service should not have been asked, and all that was written. */
async function live(story: Happening[]) {
  const log: string[] = [];
  const wrongs: string[] = [];
  const { port, calls } = heldPort<Parameters<BonusPorts['confirm']>[0], unknown>();
  let requests = 0;
  const service = fakeBonusPorts({
    register: async () => ({ ...needsCode, requestId: `request-${(requests += 1)}` }),
    confirm: (input, signal) => {
      if (calls.some((call) => !call.signal.aborted && !answered.has(call)))
        wrongs.push('two codes at once');
      if (input.requestId !== `request-${requests}`) wrongs.push('a code of an old request');
      return port(input, signal);
    },
  });
  const answered = new Set<(typeof calls)[number]>();
  const clock = new SimulatedClock();
  const actor = createActor(createBonusMachine(service), {
    input: bonusInputs.light,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      log.push(JSON.stringify(redact(inspected.event, { ...bonusEvents, ...flowEvents })));
    },
  });
  actor.subscribe((snapshot) => log.push(JSON.stringify([snapshot.context, snapshot.output])));
  actor.start();
  await settle();
  for (const event of story) {
    if (actor.getSnapshot().status !== 'active') break;
    if (event.do === 'code') actor.send({ type: 'code.submit', code: secret(event.code) });
    else if (event.do === 'login') actor.send({ type: 'login.submit', login: event.login });
    else if (event.do === 'second') clock.increment(1000);
    else if (event.do === 'answer') {
      const call = calls.find((one) => !answered.has(one));
      if (call) {
        answered.add(call);
        if (call.input.code.reveal() === rightCode) call.answer(undefined);
        else call.fail(bonusErrors.wrongCode);
      }
    } else actor.send({ type: event.do });
    await settle();
    log.push(JSON.stringify(actor.getPersistedSnapshot()));
  }
  return { output: actor.getSnapshot().output, log, wrongs };
}

const stories = fc.array(happening, { minLength: 10, maxLength: 40, size: 'max' });

describe('bonusMachine, in any order of events', () => {
  it('checks one code at a time, for the login that was asked last, and shows none [BONUS-018]', async () => {
    let joined = 0;
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const { output, log, wrongs } = await live(story);
        if (output?.status === 'joined') joined += 1;
        expect(wrongs).toEqual([]);
        const written = log.join('\n');
        expect(codes.filter((code) => new RegExp(`"${code}"|\\b${code}\\b`).test(written))).toEqual(
          [],
        );
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(joined).toBeGreaterThan(20);
  });
});
