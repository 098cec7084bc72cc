import { flowEvents, redact, secret } from '@foyer/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { passwordConfirmEvents } from './password-confirm.events.ts';
import {
  fakePasswordConfirmPorts,
  passwordConfirmInputs,
  rightCode,
  rightPassword,
} from './password-confirm.fixtures.ts';
import { createPasswordConfirmMachine } from './password-confirm.machine.ts';
import type { PasswordConfirmInput } from './password-confirm.types.ts';

const codes = [rightCode, '0001', '73'];
const passwords = [rightPassword, 'wrong-horse'];

/** What may happen to a flow, in any order; `settle` lets the calls under way be answered. */
const happening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...codes).map((value) => ({ do: 'code', value }) as const),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...passwords).map((value) => ({ do: 'password', value }) as const),
  },
  { weight: 6, arbitrary: fc.constant({ do: 'settle' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'second' } as const) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('code.resend', 'confirm.cancel', 'flow.resumed')
      .map((name) => ({ do: name }) as const),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs a story against the small service; tells the end, what was logged, and how often a code was sent too early. */
async function live(input: PasswordConfirmInput, story: Happening[]) {
  const clock = new SimulatedClock();
  const log: string[] = [];
  let earliest = 0;
  let tooEarly = 0;
  const ports = fakePasswordConfirmPorts({
    sendCode: async () => {
      if (clock.now() < earliest) tooEarly += 1;
      earliest = clock.now() + 2000;
      return { resendAfterSeconds: 2, codeLength: rightCode.length };
    },
  });
  const actor = createActor(createPasswordConfirmMachine(ports), {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      log.push(
        JSON.stringify(redact(inspected.event, { ...passwordConfirmEvents, ...flowEvents })),
      );
    },
  });
  actor.subscribe(({ context, output }) => log.push(JSON.stringify([context, output])));
  actor.start();
  for (const event of story) {
    if (actor.getSnapshot().status !== 'active') break;
    if (event.do === 'settle') await settle();
    else if (event.do === 'second') clock.increment(1000);
    else if (event.do === 'code') actor.send({ type: 'code.submit', code: secret(event.value) });
    else if (event.do === 'password') {
      actor.send({ type: 'password.submit', password: secret(event.value) });
    } else {
      // The service counts for a restored flow, too, which asks it anew.
      if (event.do === 'flow.resumed') earliest = 0;
      actor.send({ type: event.do });
    }
    log.push(JSON.stringify(actor.getPersistedSnapshot()));
  }
  await settle();
  return { output: actor.getSnapshot().output, log: log.join('\n'), tooEarly };
}

const inputs = fc.constantFrom<PasswordConfirmInput>(...Object.values(passwordConfirmInputs));
const stories = fc.array(happening, { minLength: 3, maxLength: 30 });

describe('passwordConfirmMachine, in any order of events', () => {
  it('confirms only by the right code with a phone, and by the right password without', async () => {
    let confirmed = 0;
    await fc.assert(
      fc.asyncProperty(inputs, stories, async (input, story) => {
        const { output, tooEarly } = await live(input, story);
        expect(tooEarly).toBe(0);
        if (output?.status !== 'confirmed') return;
        confirmed += 1;
        const { kind, secret: proof } = output.confirmation;
        expect([kind, proof.reveal()]).toEqual(
          input.phone ? ['code', rightCode] : ['password', rightPassword],
        );
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(confirmed).toBeGreaterThan(20);
  });

  it('shows no secret in a context, an output, a snapshot or the log of events', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, stories, async (input, story) => {
        const { log } = await live(input, story);
        const isShown = (value: string) => new RegExp(`(?<![\\w-])${value}(?![\\w-])`).test(log);
        expect([...codes, ...passwords].filter(isShown)).toEqual([]);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
