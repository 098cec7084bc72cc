import { childProfileFixture } from '@foyer/contract/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import { fakeWizardPorts } from './wizard.fixtures.ts';
import { createProfileWizardMachine, type profileWizardMachine } from './wizard.machine.ts';

type WizardEvent = EventFrom<typeof profileWizardMachine>;

const events: readonly WizardEvent[] = [
  { type: 'name.submit', name: 'Лёва' },
  { type: 'name.submit', name: 'x'.repeat(21) },
  { type: 'icon.choose', id: 'avatar-4' },
  { type: 'icon.submit' },
  { type: 'icon.submit' },
  { type: 'age.choose', id: 'age-6' },
  { type: 'age.choose', id: 'age-18' },
  { type: 'pin.toggle', isOn: true },
  { type: 'settings.submit' },
  { type: 'settings.submit' },
  { type: 'wizard.back' },
  { type: 'wizard.retry' },
];
const rare: readonly WizardEvent[] = [{ type: 'wizard.continue' }, { type: 'wizard.close' }];

const happening = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<WizardEvent | 'settle'>('settle', ...events) },
  { weight: 12, arbitrary: fc.constant('settle' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...rare) },
);

/** The shortest way; stories begin with a part of it, or few would ever reach the end. */
const shortest: readonly (WizardEvent | 'settle')[] = [
  { type: 'name.submit', name: 'Лёва' },
  'settle',
  { type: 'icon.submit' },
  'settle',
  { type: 'age.choose', id: 'age-6' },
  { type: 'settings.submit' },
  'settle',
];

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs a story against a service whose answers fail as often as they come. */
async function live(story: (WizardEvent | 'settle')[], failures: boolean[]) {
  const created: string[] = [];
  const edited: { id: string; limit: string | undefined }[] = [];
  let calls = 0;
  const mayFail = () => {
    if (failures[calls++ % failures.length] === true) throw new Error('No connection');
  };
  const machine = createProfileWizardMachine(
    fakeWizardPorts({
      createProfile: async ({ name }) => {
        mayFail();
        created.push(name);
        return { ...childProfileFixture, name };
      },
      editProfile: async ({ id, changes }) => {
        edited.push({ id, limit: changes.default_age_limit_id });
        mayFail();
      },
    }),
  );
  const actor = createActor(machine).start();
  for (const event of story) {
    if (event === 'settle') await settle();
    else actor.send(event);
  }
  await settle();
  return { created, edited, output: actor.getSnapshot().output };
}

describe('profileWizardMachine, in any order of events', () => {
  it('creates at most one profile, with a right name and an age limit, and says so [PROF-004, PROF-007]', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(shortest.length),
        fc.array(happening, { minLength: 5, maxLength: 30 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
        async (part, rest, failures) => {
          const story = [...shortest.slice(0, part), ...rest];
          const { created, edited, output } = await live(story, failures);
          made += created.length;
          expect(created).toEqual(created.length === 0 ? [] : ['Лёва']);
          expect(edited.length >= created.length).toBe(true);
          expect(edited.every(({ limit }) => limit !== undefined)).toBe(true);
          // Nobody is told that nothing was made when something was.
          expect(output?.status === 'cancelled' && created.length > 0).toBe(false);
        },
      ),
      { numRuns: 200, seed: 1 },
    );
    expect(made).toBeGreaterThan(10);
  });
});
