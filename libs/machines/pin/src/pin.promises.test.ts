import { flowEvents, redact, secret } from '@foyer/core';
import { rightCode } from '@foyer/password-confirm/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { pinEvents } from './pin.events.ts';
import { fakePinPorts, pinInputs } from './pin.fixtures.ts';
import { createPinMachine } from './pin.machine.ts';
import type { PinInput, PinPorts } from './pin.types.ts';

const servicePin = '1234';
const pins = [servicePin, '4321', '5678', '8765', '12a4', '0000'];
const secrets = ['1234', '4321', '5678', '8765', '12a4', rightCode];

const once = <const T extends string>(...names: T[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));

/** What may happen to a flow, in any order; `settle` lets the calls under way be answered. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('submit' as const), pin: fc.constantFrom(...pins) }),
  },
  { weight: 8, arbitrary: once('settle', 'code') },
  { weight: 3, arbitrary: once('pin.reset', 'pin.retry', 'second') },
  { weight: 1, arbitrary: once('pin.cancel', 'flow.resumed') },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The small service, and what it was asked that it should not have been. */
function watchedService(clock: SimulatedClock) {
  const service = fakePinPorts({ pin: servicePin, tries: 3, lockSeconds: 2 });
  const wrongs: string[] = [];
  let lockedUntil = 0;
  let isProved = false;
  const ports: PinPorts = {
    ...service,
    validatePin: async (asked, signal) => {
      if (clock.now() < lockedUntil) wrongs.push('a try during a lock');
      try {
        const answer = await service.validatePin(asked, signal);
        isProved ||= answer.valid;
        return answer;
      } catch (error) {
        lockedUntil = clock.now() + 2000;
        throw error;
      }
    },
    deletePin: async (asked, signal) => {
      isProved = true;
      lockedUntil = 0;
      return service.deletePin(asked, signal);
    },
    setAgeLimits: async () => {
      if (!isProved) wrongs.push('limits lifted without the PIN');
    },
  };
  return { ports, wrongs };
}

/** Runs a story against the small service; tells the end, what was logged, and the service. */
async function live(input: PinInput, story: Happening[]) {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const { ports: service, wrongs } = watchedService(clock);
  const actor = createActor(createPinMachine(service), {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      log.push(JSON.stringify(redact(inspected.event, { ...pinEvents, ...flowEvents })));
    },
  });
  actor.subscribe((snapshot) => log.push(JSON.stringify([snapshot.context, snapshot.output])));
  actor.start();
  for (const event of story) {
    if (actor.getSnapshot().status !== 'active') break;
    if (event.do === 'submit') actor.send({ type: 'pin.submit', pin: secret(event.pin) });
    else if (event.do === 'settle') await settle();
    else if (event.do === 'second') clock.increment(1000);
    else if (event.do === 'code') {
      const child = actor.getSnapshot().children.passwordConfirm;
      child?.send({ type: 'code.submit', code: secret(rightCode) } as never);
      await settle();
    } else actor.send({ type: event.do });
    log.push(JSON.stringify(actor.getPersistedSnapshot()));
  }
  await settle();
  return { output: actor.getSnapshot().output, log, service, wrongs };
}

const inputs = fc.constantFrom<PinInput>(...Object.values(pinInputs));
const stories = fc.array(happening, { minLength: 5, maxLength: 40 });

describe('pinMachine, in any order of events', () => {
  it('ends accepted only with the PIN that is in force', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(inputs, stories, async (input, story) => {
        const { output, service } = await live(input, story);
        if (output?.status !== 'accepted') return;
        accepted += 1;
        const verdict = service.validatePin({ pin: output.pin }, new AbortController().signal);
        expect(await verdict).toEqual({ valid: true });
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it('tries no PIN during a lock, and lifts no limits before the PIN was right [PIN-015]', async () => {
    const endings: (string | undefined)[] = [];
    await fc.assert(
      fc.asyncProperty(inputs, stories, async (input, story) => {
        const { output, wrongs } = await live(input, story);
        endings.push(output?.status);
        expect(wrongs).toEqual([]);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(endings.filter((status) => status === 'lifted').length).toBeGreaterThan(5);
  });

  it('shows no secret in a context, an output, a snapshot or the log of events', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, stories, async (input, story) => {
        const written = (await live(input, story)).log.join('\n');
        const shown = secrets.filter((value) => new RegExp(`\\b${value}\\b`).test(written));
        expect(shown).toEqual([]);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
