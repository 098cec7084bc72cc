import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, toPromise, waitFor } from 'xstate';
import { fakeProfilesPorts, family, ids, profilesInputs } from './profiles.fixtures.ts';
import type { profilesMachine } from './profiles.machine.ts';
import { createWhoWatchesMachine } from './who-watches.machine.ts';
import { fakeWizardPorts } from './wizard/wizard.fixtures.ts';
import type { profileWizardMachine } from './wizard/wizard.machine.ts';

function start() {
  const profiles = [...family];
  const fakes = fakeWizardPorts();
  const machine = createWhoWatchesMachine({
    ...fakeProfilesPorts({ profiles }),
    ...fakes,
    createProfile: async (creation, signal) => {
      const profile = await fakes.createProfile(creation, signal);
      profiles.push(profile);
      return profile;
    },
  });
  const actor = createActor(machine, { input: profilesInputs.closable }).start();
  const selection = async () => {
    await waitFor(actor, (now) => now.matches('selecting'));
    const child = actor.getSnapshot().children.profiles as ActorRefFrom<typeof profilesMachine>;
    await waitFor(child, (now) => now.matches('choosing'));
    return child;
  };
  const wizard = async () => {
    await waitFor(actor, (now) => now.matches('making'));
    const { profileWizard } = actor.getSnapshot().children;
    return profileWizard as ActorRefFrom<typeof profileWizardMachine>;
  };
  return { actor, selection, wizard };
}

describe('whoWatchesMachine', () => {
  it('leads a master through the wizard and back, to a list with the new profile [PROF-003]', async () => {
    const { selection, wizard } = start();
    (await selection()).send({ type: 'profile.add' });
    const making = await wizard();
    making.send({ type: 'name.submit', name: 'Ника' });
    await waitFor(making, (now) => now.matches({ icon: 'choosing' }));
    making.send({ type: 'icon.submit' });
    await waitFor(making, (now) => now.matches({ settings: 'choosing' }));
    making.send({ type: 'age.choose', id: 'age-6' });
    making.send({ type: 'settings.submit' });

    const { context } = (await selection()).getSnapshot();

    expect(context.profiles.map(({ name }) => name)).toEqual(['Анна', 'Пётр', 'Лёва', 'Ника']);
  });

  it('ends with a choice, also after the wizard was left', async () => {
    const { actor, selection, wizard } = start();
    (await selection()).send({ type: 'profile.add' });
    (await wizard()).send({ type: 'wizard.close' });

    (await selection()).send({ type: 'profile.choose', id: ids.child });

    expect(await toPromise(actor)).toEqual({ status: 'chosen' });
  });

  it('ends closed where it may be closed', async () => {
    const { actor, selection } = start();

    (await selection()).send({ type: 'profiles.close' });

    expect(await toPromise(actor)).toEqual({ status: 'closed' });
  });
});
