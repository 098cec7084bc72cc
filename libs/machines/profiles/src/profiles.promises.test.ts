import { flowEvents, redact, secret } from '@foyer/core';
import { pinEvents } from '@foyer/pin';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { profilesEvents } from './profiles.events.ts';
import { fakeProfilesPorts, ids, profilesInputs } from './profiles.fixtures.ts';
import { createProfilesMachine } from './profiles.machine.ts';
import { selectProfilesPin } from './profiles.selectors.ts';

const servicePin = '1234';
const pins = [servicePin, '4321', '0000', '12a4'];

const once = <const T extends string>(...names: T[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));

/** What may happen to a selection, in any order; `settle` lets the calls under way be answered. */
const happening = fc.oneof(
  { weight: 8, arbitrary: once('settle') },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      id: fc.constantFrom(...Object.values(ids), 'stranger'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('enter' as const), pin: fc.constantFrom(...pins) }),
  },
  {
    weight: 1,
    arbitrary: once(
      'profile.add',
      'profiles.retry',
      'profiles.close',
      'pin.cancel',
      'flow.resumed',
    ),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs a story; tells the end, whom the service let in and how, and everything that was written down. */
async function live(currentId: string, story: Happening[]) {
  const told: string[] = [];
  const entered: { id: string; pin: string | undefined }[] = [];
  const service = fakeProfilesPorts(
    { currentId, pin: servicePin },
    { switched: () => told.push('switched') },
  );
  const log: string[] = [];
  const machine = createProfilesMachine({
    ...service,
    switchProfile: async (input, signal) => {
      await service.switchProfile(input, signal);
      entered.push({ id: input.id, pin: input.pin?.reveal() });
    },
  });
  const actor = createActor(machine, {
    input: profilesInputs.closable,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      const known = { ...profilesEvents, ...pinEvents, ...flowEvents };
      log.push(JSON.stringify(redact(inspected.event, known)));
    },
  });
  actor.subscribe((snapshot) => log.push(JSON.stringify([snapshot.context, snapshot.output])));
  actor.start();
  await settle();
  for (const event of story) {
    if (actor.getSnapshot().status !== 'active') break;
    const pin = selectProfilesPin(actor.getSnapshot());
    if (event.do === 'settle') await settle();
    else if (event.do === 'choose') actor.send({ type: 'profile.choose', id: event.id });
    else if (event.do === 'enter')
      pin?.send({ type: 'pin.submit', pin: secret(event.pin) } as never);
    else if (event.do === 'pin.cancel') pin?.send({ type: 'pin.cancel' } as never);
    else actor.send({ type: event.do });
    log.push(JSON.stringify(actor.getPersistedSnapshot()));
  }
  await settle();
  return { output: actor.getSnapshot().output, told, entered, log };
}

const beginnings = fc.constantFrom(...Object.values(ids));
const stories = fc.array(happening, { minLength: 5, maxLength: 40 });

describe('profilesMachine, in any order of events', () => {
  it('leads nobody but a master to the making of a profile [PROF-003]', async () => {
    let added = 0;
    await fc.assert(
      fc.asyncProperty(beginnings, stories, async (currentId, story) => {
        const { output, entered } = await live(currentId, story);
        if (output?.status !== 'add') return;
        added += 1;
        expect(entered.at(-1)?.id ?? currentId).toBe(ids.master);
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(added).toBeGreaterThan(5);
  });

  it('lets no child out without the right PIN, and says so of every switch [PROF-017]', async () => {
    let guarded = 0;
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const { entered, told } = await live(ids.child, story);
        const [out] = entered.filter(({ id }) => id !== ids.child);
        guarded += out ? 1 : 0;
        expect(out?.pin ?? servicePin).toBe(servicePin);
        // One that was begun anew during a switch has not heard of its end.
        expect(told.length).toBeLessThanOrEqual(entered.length);
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(guarded).toBeGreaterThan(10);
  });

  it('shows no PIN in a context, an output, a snapshot or the log of events', async () => {
    let used = 0;
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const { log, entered } = await live(ids.child, story);
        used += entered.filter(({ pin }) => pin !== undefined).length;
        const written = log.join('\n');
        const shown = pins.filter((value) => new RegExp(`\\b${value}\\b`).test(written));
        expect(shown).toEqual([]);
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(used).toBeGreaterThan(10);
  });
});
