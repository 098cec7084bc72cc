import { errorCodes, type Profile, type ProfileChanges } from '@foyer/contract';
import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { toPromise } from 'xstate';
import { change, settled, start, view } from './profile-edit.driver.ts';
import { fakeProfileEditPorts, profileEditInputs } from './profile-edit.fixtures.ts';
import { createProfileEditMachine } from './profile-edit.machine.ts';
import { selectProfileEditView } from './profile-edit.selectors.ts';
import type { ProfileEditPorts } from './profile-edit.types.ts';

const { profile } = profileEditInputs.childByMaster;
const heldEdit = () => heldPort<{ id: string; changes: ProfileChanges }, Profile>();
const refusal = errorAnswer({ status: 403, code: errorCodes.masterOnly, description: 'Не вам' });

describe('profileEditMachine, changes', () => {
  it('shows a new name at once and saves it [PROF-005]', async () => {
    const { port, calls } = heldEdit();
    const actor = start({ editProfile: port });

    change(actor, { name: '  Лев  ' });

    expect(view(actor)).toMatchObject({ profile: { name: 'Лев' }, pending: ['name'] });
    expect(calls.map(({ input }) => input)).toEqual([{ id: profile.id, changes: { name: 'Лев' } }]);
    calls[0]?.answer({ ...profile, name: 'Лев I' });
    expect(await settled(actor)).toMatchObject({ profile: { name: 'Лев I' }, pending: [] });
  });

  it.each([
    ['a name of 21 characters [PROF-005, PROF-006]', 'а'.repeat(21), 'input.validate.max_length'],
    ['no name', '  ', 'input.required'],
  ])('does not send %s', (_, name, key) => {
    const editProfile = vi.fn<ProfileEditPorts['editProfile']>();
    const actor = start({ editProfile });

    change(actor, { name });

    expect(view(actor).messages).toMatchObject({ name: { key } });
    expect(editProfile).not.toHaveBeenCalled();
  });

  it('takes a name of 20 characters [PROF-005]', async () => {
    const actor = start();

    change(actor, { name: 'а'.repeat(20) });

    expect((await settled(actor)).profile.name).toBe('а'.repeat(20));
  });

  it('takes back what was not saved and says why, until it is changed again', async () => {
    const editProfile = vi.fn<ProfileEditPorts['editProfile']>().mockRejectedValueOnce(refusal);
    editProfile.mockResolvedValue({ ...profile, is_notifications_allowed: false });
    const actor = start({ editProfile });

    change(actor, { is_notifications_allowed: false });

    expect(await settled(actor)).toMatchObject({
      profile: { is_notifications_allowed: true },
      pending: [],
      messages: { is_notifications_allowed: { text: 'Не вам' } },
    });
    change(actor, { is_notifications_allowed: false });
    expect(view(actor).messages).toEqual({});
    expect((await settled(actor)).profile.is_notifications_allowed).toBe(false);
  });

  it('makes one call at a time, in the order of the changes', async () => {
    const { port, calls } = heldEdit();
    const actor = start({ editProfile: port });

    change(actor, { name: 'Лев' });
    change(actor, { icon: { id: 'avatar-1' } });
    change(actor, { icon: { id: 'avatar-2' } });

    expect(calls).toHaveLength(1);
    expect(view(actor)).toMatchObject({
      profile: { name: 'Лев', icon: { id: 'avatar-2' } },
      pending: ['name', 'icon'],
    });
    calls[0]?.fail(refusal);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.input.changes).toEqual({ icon: { id: 'avatar-2' } });
    expect(view(actor)).toMatchObject({ profile: { name: profile.name }, pending: ['icon'] });
  });

  it('brings the default age limit down with the highest one [PROF-015]', async () => {
    const actor = start({}, profileEditInputs.masterItself);

    change(actor, { max_age_limit_id: 'age-12' });

    expect((await settled(actor)).profile).toMatchObject({
      max_age_limit_id: 'age-12',
      default_age_limit_id: 'age-12',
    });
  });

  it('takes what another page has changed, under what is not saved yet', () => {
    const actor = start({ editProfile: heldEdit().port });
    change(actor, { name: 'Лев' });

    const elsewhere = { ...profile, name: 'Леон', is_notifications_allowed: false };
    actor.send({ type: 'profile.refreshed', profile: elsewhere });

    expect(view(actor).profile).toMatchObject({ name: 'Лев', is_notifications_allowed: false });
  });

  it('forgets what was not saved when it is restored', async () => {
    const actor = start({ editProfile: heldEdit().port });
    change(actor, { name: 'Лев' });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createProfileEditMachine(fakeProfileEditPorts()), snapshot);

    const shown = selectProfileEditView(restored.getSnapshot());
    expect([shown.profile, shown.pending]).toEqual([profile, []]);
  });
});

describe('profileEditMachine, deletion', () => {
  it('deletes an additional profile after it was asked [PROF-018]', async () => {
    const deleteProfile = vi.fn(async () => undefined);
    const actor = start({ deleteProfile });

    actor.send({ type: 'deletion.ask' });
    expect(view(actor).deletion).toBe('asking');
    expect(deleteProfile).not.toHaveBeenCalled();
    actor.send({ type: 'deletion.confirm' });

    expect(await toPromise(actor)).toEqual({ status: 'deleted' });
    expect(deleteProfile.mock.calls).toEqual([[{ id: profile.id }, expect.any(AbortSignal)]]);
  });

  it('deletes nothing when the viewer thinks again', () => {
    const deleteProfile = vi.fn();
    const actor = start({ deleteProfile });

    actor.send({ type: 'deletion.ask' });
    actor.send({ type: 'deletion.cancel' });
    actor.send({ type: 'deletion.confirm' });

    expect([view(actor).deletion, deleteProfile.mock.calls]).toEqual(['none', []]);
  });

  it('says why the profile is still there, and tries again', async () => {
    const deleteProfile = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
    const actor = start({ deleteProfile });
    actor.send({ type: 'deletion.ask' });
    actor.send({ type: 'deletion.confirm' });
    await vi.waitFor(() => expect(view(actor).deletion).toBe('asking'));
    expect(view(actor).messages).toEqual({ deletion: { text: 'Не вам' } });

    actor.send({ type: 'deletion.confirm' });

    expect(await toPromise(actor)).toEqual({ status: 'deleted' });
  });

  it.each([
    ['the master itself', profileEditInputs.masterItself],
    ['anything by a child', profileEditInputs.childItself],
  ])('never deletes %s [PROF-018]', (_, input) => {
    expect(start({}, input).getSnapshot().can({ type: 'deletion.ask' })).toBe(false);
  });
});
