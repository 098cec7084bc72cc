import type { Profile, ProfileChanges } from '@foyer/contract';
import { flowEvents, redact } from '@foyer/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { profileEditEvents } from './profile-edit.events.ts';
import { profileEditInputs } from './profile-edit.fixtures.ts';
import { createProfileEditMachine } from './profile-edit.machine.ts';
import type { ProfileEditInput } from './profile-edit.types.ts';
import { changedProfile, loosens } from './profile-rules.ts';

const rightPin = '7391';
const pins = [rightPin, rightPin, '4321', undefined];

const changes: readonly ProfileChanges[] = [
  { name: 'Лев' },
  { icon: { id: 'avatar-3' } },
  { max_age_limit_id: 'age-0' },
  { max_age_limit_id: 'age-18' },
  { default_age_limit_id: 'age-12' },
  { is_erotic_allowed: true },
  { is_erotic_allowed: false },
  { purchase_limits: { is_pin_required: false } },
  { purchase_limits: { is_pin_required: true } },
  { view_limits: { allowed_from: '00:00', allowed_to: '23:59' } },
  { view_limits: { allowed_from: '09:00', allowed_to: '18:00', max_view_time: 1800 } },
];

const once = <const T extends string>(...names: T[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));

/** What may happen, in any order: the viewer types a PIN or closes its dialog, the service answers or fails. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      changes: fc.constantFrom(...changes),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('pin' as const), pin: fc.constantFrom(...pins) }),
  },
  { weight: 6, arbitrary: once('answer', 'refresh') },
  { weight: 3, arbitrary: once('fail', 'pin.cancel', 'on', 'deletion.cancel') },
  { weight: 1, arbitrary: once('flow.resumed', 'deletion.ask') },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Question<T> {
  answer: (output: T) => void;
  fail: (error: Error) => void;
}

/** Runs a story against a small service; tells every change it was asked for, and what was written down. */
async function live(input: ProfileEditInput, story: Happening[]) {
  let kept = input.profile;
  let [rightPins, mostCalls] = [0, 0];
  const asked: { pin?: Question<boolean>; edits: (() => Question<Profile>)[] } = { edits: [] };
  const unproven: ProfileChanges[] = [];
  const log: string[] = [];
  let proven = 0;
  const machine = createProfileEditMachine({
    confirmPin: (_input, signal) => {
      rightPins = 0;
      return new Promise<boolean>((answer, fail) => {
        const question = { answer, fail };
        asked.pin = question;
        signal.addEventListener('abort', () => {
          if (asked.pin === question) delete asked.pin;
        });
      });
    },
    editProfile: ({ changes: wanted }, signal) => {
      if (loosens(kept, wanted, input.ageLimits)) {
        if (rightPins === 0) unproven.push(wanted);
        else proven += 1;
      }
      rightPins = 0;
      return new Promise<Profile>((resolve, fail) => {
        const question = {
          answer: () => resolve((kept = changedProfile(kept, wanted))),
          fail,
        };
        const open = () => question;
        asked.edits.push(open);
        mostCalls = Math.max(mostCalls, asked.edits.length);
        signal.addEventListener('abort', () => {
          asked.edits = asked.edits.filter((other) => other !== open);
        });
      });
    },
    deleteProfile: async () => undefined,
  });
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      log.push(JSON.stringify(redact(inspected.event, { ...profileEditEvents, ...flowEvents })));
    },
  });
  actor.subscribe(({ context }) => log.push(JSON.stringify(context)));
  actor.start();
  for (const event of story) {
    if (event.do === 'change') actor.send({ type: 'profile.change', changes: event.changes });
    else if (event.do === 'pin') {
      if (asked.pin && event.pin === rightPin) rightPins += 1;
      asked.pin?.answer(event.pin === rightPin);
      delete asked.pin;
    } else if (event.do === 'answer') asked.edits.shift()?.().answer(kept);
    else if (event.do === 'fail') {
      asked.pin?.fail(new Error('No connection'));
      delete asked.pin;
      asked.edits.shift()?.().fail(new Error('No connection'));
    } else if (event.do === 'on') actor.send({ type: 'viewingPin.switch', isOn: true });
    else if (event.do === 'refresh') actor.send({ type: 'profile.refreshed', profile: kept });
    else actor.send({ type: event.do });
    await settle();
    log.push(JSON.stringify(actor.getPersistedSnapshot()));
  }
  actor.stop();
  return { unproven, proven, mostCalls, log };
}

const { childByMaster, masterItself, childItself, masterByChild } = profileEditInputs;
const byMaster = fc.constantFrom<ProfileEditInput>(childByMaster, masterItself);
const byChild = fc.constantFrom<ProfileEditInput>(childItself, masterByChild);
const stories = fc.array(happening, { minLength: 12, maxLength: 40 });

describe('profileEditMachine, in any order of events', () => {
  it('loosens no limit without the right PIN, makes one call at a time and keeps no PIN', async () => {
    let proven = 0;
    await fc.assert(
      fc.asyncProperty(byMaster, stories, async (input, story) => {
        const lived = await live(input, story);
        proven += lived.proven;
        expect(lived.unproven).toEqual([]);
        expect(lived.mostCalls).toBeLessThanOrEqual(1);
        expect(lived.log.join('\n')).not.toContain(rightPin);
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(proven).toBeGreaterThan(50);
  }, 30_000);

  it('lets an additional profile send no limit at all', async () => {
    await fc.assert(
      fc.asyncProperty(byChild, stories, async (input, story) => {
        const { proven, unproven } = await live(input, story);
        expect([proven, unproven]).toEqual([0, []]);
      }),
      { numRuns: 50, seed: 1 },
    );
  });
});
