import type { Profile, ProfileChanges } from '@foyer/contract';
import { childProfileFixture } from '@foyer/contract/fixtures';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { fakeWizardPorts, profileIcons } from './wizard.fixtures.ts';
import { createProfileWizardMachine } from './wizard.machine.ts';
import { selectProfileWizardView, type ProfileWizardViewState } from './wizard.selectors.ts';
import type { ProfileWizardPorts } from './wizard.types.ts';

const refusal = errorAnswer({ status: 409, code: 1000120, description: 'Профилей уже шесть' });

function start(replaced: Partial<ProfileWizardPorts> = {}) {
  const fakes = fakeWizardPorts(replaced);
  const createProfile = vi.fn(fakes.createProfile);
  const editProfile = vi.fn(fakes.editProfile);
  const machine = createProfileWizardMachine({ ...fakes, createProfile, editProfile });
  const actor = createActor(machine).start();
  const view = () => selectProfileWizardView(actor.getSnapshot());
  const at = async (step: ProfileWizardViewState['step']) => {
    await waitFor(actor, (now) => {
      const { step: shown, isBusy } = selectProfileWizardView(now);
      return shown === step && !isBusy;
    });
    return view();
  };
  const name = (text: string) => actor.send({ type: 'name.submit', name: text });
  /** Goes to the last step by the shortest way. */
  const toSettings = async () => {
    name('Лёва');
    await at('icon');
    actor.send({ type: 'icon.submit' });
    return at('settings');
  };
  const chooseAge = (id: string) => actor.send({ type: 'age.choose', id });
  const saved = () => editProfile.mock.calls.map(([input]) => input);
  return { actor, view, at, name, toSettings, chooseAge, createProfile, saved };
}

describe('profileWizardMachine', () => {
  it('asks for the name, the icon and the base settings in this order [MODAL-020]', async () => {
    const { actor, view, at, name, chooseAge, createProfile, saved } = start();
    const steps = [view().step];

    name('  Лёва ');
    steps.push((await at('icon')).step);
    actor.send({ type: 'icon.choose', id: 'avatar-3' });
    actor.send({ type: 'icon.submit' });
    steps.push((await at('settings')).step);
    expect(createProfile).not.toHaveBeenCalled();
    chooseAge('age-6');
    actor.send({ type: 'settings.submit' });

    expect(steps).toEqual(['name', 'icon', 'settings']);
    expect(await toPromise(actor)).toEqual({ status: 'created', id: 'profile-new', unsaved: [] });
    expect(createProfile.mock.calls.map(([input]) => input)).toEqual([{ name: 'Лёва' }]);
    expect(saved()).toEqual([
      {
        id: 'profile-new',
        changes: {
          icon: { id: 'avatar-3' },
          default_age_limit_id: 'age-6',
          max_age_limit_id: 'age-6',
        },
      },
    ]);
  });

  it.each([
    ['', { key: 'input.required' }],
    ['   ', { key: 'input.required' }],
    ['x'.repeat(21), { key: 'input.validate.max_length', params: { count: 20 } }],
  ])('does not take the name «%s» [PROF-004, PROF-006]', (text, message) => {
    const { view, name } = start();

    name(text);

    expect(view()).toMatchObject({ step: 'name', message });
  });

  it('takes a name of 20 characters, and no error stays [PROF-004]', async () => {
    const { at, name } = start();
    name('x'.repeat(21));

    name('x'.repeat(20));

    expect(await at('icon')).toMatchObject({ name: 'x'.repeat(20), message: undefined });
  });

  it('offers the icons of the service, the first for who does not care', async () => {
    const { at, name } = start();

    name('Лёва');

    expect(await at('icon')).toMatchObject({ icons: profileIcons, iconId: 'avatar-1' });
  });

  it('creates nothing without a default age limit [PROF-007]', async () => {
    const { actor, view, toSettings, chooseAge, createProfile } = start();
    expect(await toSettings()).toMatchObject({ defaultAgeLimitId: undefined });

    actor.send({ type: 'settings.submit' });

    expect(view()).toMatchObject({
      step: 'settings',
      message: { key: 'modal.profile_wizard.age_required' },
    });
    expect(createProfile).not.toHaveBeenCalled();
    chooseAge('age-0');
    expect(view().message).toBeUndefined();
  });

  it('opens all the rest by the PIN, where the viewer wants it [PROF-014, PROF-015]', async () => {
    const { actor, toSettings, chooseAge, saved } = start();
    await toSettings();

    chooseAge('age-12');
    actor.send({ type: 'pin.toggle', isOn: true });
    actor.send({ type: 'settings.submit' });
    await toPromise(actor);

    expect(saved()[0]?.changes).toMatchObject({
      default_age_limit_id: 'age-12',
      max_age_limit_id: 'age-18',
    });
  });

  it('has no PIN on viewing when nothing is above the default age limit [PROF-008]', async () => {
    const { actor, view, toSettings, chooseAge } = start();
    await toSettings();
    actor.send({ type: 'pin.toggle', isOn: true });

    chooseAge('age-16');
    expect(view()).toMatchObject({ canHaveViewingPin: true, hasViewingPin: true });
    chooseAge('age-18');
    expect(view()).toMatchObject({ canHaveViewingPin: false, hasViewingPin: false });
  });

  it('lists the age limits from the lowest', async () => {
    const { toSettings } = start();

    const { ageLimits } = await toSettings();

    expect(ageLimits.map(({ age_value }) => age_value)).toEqual([0, 6, 12, 16, 18]);
  });

  it('loses nothing on the way back and again forward', async () => {
    const listIcons = vi.fn(fakeWizardPorts().listIcons);
    const { actor, view, at, toSettings, chooseAge } = start({ listIcons });
    await toSettings();
    chooseAge('age-6');
    actor.send({ type: 'pin.toggle', isOn: true });

    actor.send({ type: 'wizard.back' });
    actor.send({ type: 'icon.choose', id: 'avatar-5' });
    actor.send({ type: 'wizard.back' });
    expect(view()).toMatchObject({ step: 'name', name: 'Лёва' });
    actor.send({ type: 'name.submit', name: view().name });
    expect(await at('icon')).toMatchObject({ iconId: 'avatar-5' });
    actor.send({ type: 'icon.submit' });

    expect(await at('settings')).toMatchObject({
      defaultAgeLimitId: 'age-6',
      hasViewingPin: true,
    });
    expect(listIcons).toHaveBeenCalledOnce();
  });

  it('says what was not saved when the edit fails, and saves it again without a second profile', async () => {
    const editProfile = vi
      .fn<ProfileWizardPorts['editProfile']>(async () => undefined)
      .mockRejectedValueOnce(refusal);
    const { actor, view, at, toSettings, chooseAge, createProfile } = start({ editProfile });
    await toSettings();
    chooseAge('age-6');
    actor.send({ type: 'settings.submit' });
    expect(await at('unsaved')).toMatchObject({
      unsaved: ['icon', 'ageLimit', 'viewingPin'],
      message: { text: 'Профилей уже шесть' },
    });

    actor.send({ type: 'wizard.retry' });
    expect(view()).toMatchObject({ step: 'unsaved', isBusy: true, message: undefined });

    expect(await toPromise(actor)).toEqual({ status: 'created', id: 'profile-new', unsaved: [] });
    expect(createProfile).toHaveBeenCalledOnce();
  });

  it.each(['wizard.continue', 'wizard.close'] as const)(
    'keeps the profile without its settings by %s',
    async (type) => {
      const { actor, at, toSettings, chooseAge } = start({
        editProfile: () => Promise.reject(refusal),
      });
      await toSettings();
      chooseAge('age-6');
      actor.send({ type: 'settings.submit' });
      await at('unsaved');

      actor.send({ type });

      expect(await toPromise(actor)).toEqual({
        status: 'created',
        id: 'profile-new',
        unsaved: ['icon', 'ageLimit', 'viewingPin'],
      });
    },
  );

  it('says why no profile was created, with everything as it was chosen', async () => {
    const { actor, at, toSettings, chooseAge } = start({
      createProfile: () => Promise.reject(refusal),
    });
    await toSettings();
    chooseAge('age-6');

    actor.send({ type: 'settings.submit' });
    await waitFor(actor, ({ context }) => context.message !== undefined);

    expect(await at('settings')).toMatchObject({
      message: { text: 'Профилей уже шесть' },
      defaultAgeLimitId: 'age-6',
    });
  });

  it('goes on without icons when they do not come: the service gives one', async () => {
    const { actor, at, name, chooseAge, saved } = start({
      listIcons: () => Promise.reject(new Error('No connection')),
    });
    name('Лёва');
    expect(await at('icon')).toMatchObject({ isFailed: true, icons: [] });

    actor.send({ type: 'icon.submit' });
    await at('settings');
    chooseAge('age-6');
    actor.send({ type: 'settings.submit' });
    await toPromise(actor);

    expect(saved()[0]?.changes).not.toHaveProperty('icon');
  });

  it('asks for the age limits again when they did not come', async () => {
    const fakes = fakeWizardPorts();
    const listAgeLimits = vi
      .fn<ProfileWizardPorts['listAgeLimits']>(fakes.listAgeLimits)
      .mockRejectedValueOnce(new Error('No connection'));
    const { actor, at, toSettings } = start({ listAgeLimits });
    expect(await toSettings()).toMatchObject({ isFailed: true });

    actor.send({ type: 'wizard.retry' });

    expect((await at('settings')).ageLimits).toHaveLength(5);
  });

  it('is not left between the creation of the profile and its answer', async () => {
    const { port, calls } = heldPort<{ name: string }, Profile>();
    const edits = heldPort<{ id: string; changes: ProfileChanges }, unknown>();
    const { actor, toSettings, chooseAge } = start({
      createProfile: port,
      editProfile: edits.port,
    });
    await toSettings();
    chooseAge('age-6');
    actor.send({ type: 'settings.submit' });

    actor.send({ type: 'wizard.close' });
    expect([actor.getSnapshot().value, calls[0]?.signal.aborted]).toEqual(['creating', false]);
    calls[0]?.answer(childProfileFixture);
    await waitFor(actor, (now) => now.matches('saving'));
    actor.send({ type: 'wizard.close' });
    edits.calls[0]?.answer(undefined);

    expect(await toPromise(actor)).toMatchObject({ status: 'created', id: 'profile-child' });
  });

  it('makes nothing when the viewer turns back', async () => {
    const { actor, toSettings, createProfile } = start();
    await toSettings();

    actor.send({ type: 'wizard.close' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
    expect(createProfile).not.toHaveBeenCalled();
  });
});
