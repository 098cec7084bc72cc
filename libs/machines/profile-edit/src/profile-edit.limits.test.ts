import { heldPort } from '@foyer/core/fixtures';
import { type Profile, type ProfileChanges } from '@foyer/contract';
import { describe, expect, it, vi } from 'vitest';
import { change, settled, start, view } from './profile-edit.driver.ts';
import { fakeProfileEditPorts, profileEditInputs } from './profile-edit.fixtures.ts';
import type { ProfileEditPorts } from './profile-edit.types.ts';

const { profile } = profileEditInputs.childByMaster;
const heldEdit = () => heldPort<{ id: string; changes: ProfileChanges }, Profile>();

describe('profileEditMachine, limits', () => {
  const loosening = { max_age_limit_id: 'age-18' } as const;

  it('asks for the PIN before a limit is loosened', async () => {
    const { port, calls } = heldPort<undefined, boolean>();
    const editProfile = vi.fn(fakeProfileEditPorts().editProfile);
    const actor = start({ confirmPin: port, editProfile });

    change(actor, loosening);

    expect(view(actor).pending).toEqual(['max_age_limit_id']);
    expect(editProfile).not.toHaveBeenCalled();
    calls[0]?.answer(true);
    expect((await settled(actor)).profile.max_age_limit_id).toBe('age-18');
  });

  it.each<[string, ProfileEditPorts['confirmPin'], object]>([
    ['no PIN was given', async () => false, {}],
    [
      'the PIN could not be asked for',
      () => Promise.reject(new Error('No connection')),
      { max_age_limit_id: { key: 'error.default' } },
    ],
  ])('leaves the limit as it was when %s', async (_, confirmPin, messages) => {
    const editProfile = vi.fn<ProfileEditPorts['editProfile']>();
    const actor = start({ confirmPin, editProfile });

    change(actor, loosening);
    const shown = await settled(actor);

    expect(shown).toMatchObject({ profile: { max_age_limit_id: 'age-6' }, pending: [] });
    expect(shown.messages).toEqual(messages);
    expect(editProfile).not.toHaveBeenCalled();
  });

  it('asks no PIN for a tighter limit', async () => {
    const confirmPin = vi.fn<ProfileEditPorts['confirmPin']>();
    const actor = start({ confirmPin });

    change(actor, { max_age_limit_id: 'age-0' });

    expect((await settled(actor)).profile.max_age_limit_id).toBe('age-0');
    expect(confirmPin).not.toHaveBeenCalled();
  });

  it('measures a change by what the service has when its turn comes', async () => {
    const { port, calls } = heldEdit();
    const confirmPin = vi.fn<ProfileEditPorts['confirmPin']>(async () => false);
    const actor = start({ editProfile: port, confirmPin }, profileEditInputs.masterItself);
    change(actor, { max_age_limit_id: 'age-12' });
    change(actor, { is_notifications_allowed: false });
    change(actor, { max_age_limit_id: 'age-18' });

    calls[0]?.answer({
      ...profileEditInputs.masterItself.profile,
      default_age_limit_id: 'age-12',
      max_age_limit_id: 'age-12',
    });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer({
      ...profileEditInputs.masterItself.profile,
      default_age_limit_id: 'age-12',
      max_age_limit_id: 'age-12',
      is_notifications_allowed: false,
    });

    expect((await settled(actor)).profile.max_age_limit_id).toBe('age-12');
    expect(confirmPin).toHaveBeenCalledOnce();
  });

  it('gives the PIN on viewing up after the PIN, with the highest age limit for both [PIN-015, PIN-016]', async () => {
    const order: string[] = [];
    const service = fakeProfileEditPorts();
    const actor = start({
      confirmPin: async () => order.push('PIN') > 0,
      editProfile: (input, signal) => {
        order.push(JSON.stringify(input.changes));
        return service.editProfile(input, signal);
      },
    });

    actor.send({ type: 'pin.cancel' });
    expect(view(actor).pending).toEqual(['pin_cancel']);

    expect(await settled(actor)).toMatchObject({ canHaveViewingPin: false, pending: [] });
    expect(order).toEqual([
      'PIN',
      JSON.stringify({ max_age_limit_id: 'age-18', default_age_limit_id: 'age-18' }),
    ]);
  });

  it('switches the PIN on viewing on by the PIN, and off without it [PROF-008]', async () => {
    const confirmPin = vi.fn(async () => true);
    const actor = start({ confirmPin });
    expect(view(actor)).toMatchObject({ hasViewingPin: false, canHaveViewingPin: true });

    actor.send({ type: 'viewingPin.switch', isOn: true });
    expect(await settled(actor)).toMatchObject({
      hasViewingPin: true,
      profile: { default_age_limit_id: 'age-6', max_age_limit_id: 'age-18' },
    });
    actor.send({ type: 'viewingPin.switch', isOn: false });

    expect((await settled(actor)).profile.max_age_limit_id).toBe('age-6');
    expect(confirmPin).toHaveBeenCalledOnce();
  });

  it('has no PIN on viewing to switch when the default age limit is the highest [PROF-008]', () => {
    const { masterItself } = profileEditInputs;
    const open = { ...masterItself.profile, default_age_limit_id: 'age-18' };
    const actor = start({}, { ...masterItself, profile: open });

    expect(view(actor)).toMatchObject({ hasViewingPin: false, canHaveViewingPin: false });
    expect(actor.getSnapshot().can({ type: 'viewingPin.switch', isOn: true })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'pin.cancel' })).toBe(false);
  });

  it('offers default age limits up to the highest of the profile [PROF-007]', () => {
    const shown = view(start());

    expect(shown.defaultLimits.map(({ name }) => name)).toEqual(['0+', '6+']);
    expect(shown.maxLimits.map(({ name }) => name)).toEqual(['0+', '6+', '12+', '16+', '18+']);
  });

  it('lets an additional profile change its name and icon, and no limit, not even with others', async () => {
    const actor = start({}, profileEditInputs.childItself);

    change(actor, loosening);
    change(actor, { name: 'Лев', is_erotic_allowed: true });
    change(actor, { max_age_limit_id: 'age-0' });
    actor.send({ type: 'viewingPin.switch', isOn: true });
    actor.send({ type: 'pin.cancel' });
    expect(view(actor)).toMatchObject({ profile, pending: [] });

    change(actor, { icon: { id: 'avatar-3' } });
    expect((await settled(actor)).profile.icon.id).toBe('avatar-3');
  });

  it("lets an additional profile change nothing of another's", () => {
    const actor = start({}, profileEditInputs.masterByChild);

    change(actor, { name: 'Лев' });

    expect(view(actor).pending).toEqual([]);
  });
});
