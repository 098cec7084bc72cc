import { errorCodes } from '@foyer/contract';
import { resumeFlow, secret, type Secret } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import type { pinMachine } from '@foyer/pin';
import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, toPromise, waitFor } from 'xstate';
import { fakeProfilesPorts, family, ids, profilesInputs } from './profiles.fixtures.ts';
import { createProfilesMachine } from './profiles.machine.ts';
import { selectProfilesPin, selectProfilesView } from './profiles.selectors.ts';
import type { Household, ProfilesInput, ProfilesPorts } from './profiles.types.ts';

type Beginning = Parameters<typeof fakeProfilesPorts>[0];
type Step = ReturnType<typeof selectProfilesView>['step'];

function start(
  beginning: Beginning = {},
  replaced: Partial<ProfilesPorts> = {},
  input: ProfilesInput = profilesInputs.closable,
) {
  const told: string[] = [];
  const ports = fakeProfilesPorts(beginning, {
    settled: () => told.push('settled'),
    switched: () => told.push('switched'),
    ...replaced,
  });
  const switchProfile = vi.fn(ports.switchProfile);
  const machine = createProfilesMachine({ ...ports, switchProfile });
  const actor = createActor(machine, { input }).start();
  const view = () => selectProfilesView(actor.getSnapshot());
  const at = (step: Step) =>
    waitFor(actor, (now) => {
      const { step: shown, isBusy } = selectProfilesView(now);
      return shown === step && !isBusy;
    });
  const choose = (id: string) => actor.send({ type: 'profile.choose', id });
  const pin = () => selectProfilesPin(actor.getSnapshot()) as ActorRefFrom<typeof pinMachine>;
  const enter = (digits: string) => pin().send({ type: 'pin.submit', pin: secret(digits) });
  const tries = () =>
    switchProfile.mock.calls.map(([{ id, pin: sent }]) => [id, sent?.reveal()] as const);
  return { actor, view, at, choose, pin, enter, told, tries };
}

describe('profilesMachine', () => {
  it('lists the profiles of the account and marks the one in force [PROF-001, PROF-002]', async () => {
    const { at, view } = start({ currentId: ids.child });
    expect(view()).toMatchObject({ step: 'loading', isBusy: true });

    await at('choosing');

    expect(view()).toEqual({
      step: 'choosing',
      profiles: family,
      markedId: ids.child,
      isBusy: false,
      canAdd: false,
      isClosable: true,
      message: undefined,
    });
  });

  it('marks the profile that another tab has switched to, and keeps the list until that is known [PROF-001]', async () => {
    const other = heldPort<{ currentId: string | undefined }, unknown>();
    const list = heldPort<undefined, Household>();
    const { actor, at, view } = start({}, { otherViewer: other.port, listProfiles: list.port });
    list.calls[0]?.answer({ profiles: family, currentId: ids.master });
    await at('choosing');
    expect(other.calls.map(({ input }) => input)).toEqual([{ currentId: ids.master }]);

    other.calls[0]?.answer(undefined);
    await waitFor(actor, (now) => now.matches('refreshing'));
    expect(view()).toMatchObject({ step: 'choosing', profiles: family, isBusy: true });
    list.calls[1]?.answer({ profiles: family, currentId: ids.child });
    await at('choosing');

    expect(view()).toMatchObject({ markedId: ids.child, canAdd: false });
    expect(other.calls[1]?.input).toEqual({ currentId: ids.child });
  });

  it('says of no profile that it watches when another tab has switched and the service does not say to which', async () => {
    const other = heldPort<{ currentId: string | undefined }, unknown>();
    const list = heldPort<undefined, Household>();
    const { actor, at, view } = start({}, { otherViewer: other.port, listProfiles: list.port });
    list.calls[0]?.answer({ profiles: family, currentId: ids.master });
    await at('choosing');

    other.calls[0]?.answer(undefined);
    await waitFor(actor, (now) => now.matches('refreshing'));
    list.calls[1]?.fail(errorAnswer({ status: 500, code: 1 }));
    await at('choosing');

    expect(view()).toMatchObject({ profiles: family, markedId: undefined, canAdd: false });
  });

  it('asks an account with one profile nothing, unless it is a new one that may add others', async () => {
    const alone = { profiles: family.slice(0, 1) };
    const [known, fresh] = [start(alone), start(alone, {}, profilesInputs.newAccount)];
    await fresh.at('choosing');

    expect(await toPromise(known.actor)).toEqual({ status: 'chosen' });
    expect([known.told, fresh.told]).toEqual([['settled'], []]);
  });

  it('asks also an account with one profile where another is in force', async () => {
    const flow = start({ profiles: family.slice(0, 1), currentId: ids.child });

    await flow.at('choosing');

    expect(flow.view().step).toBe('choosing');
  });

  it('switches nothing when the profile in force is chosen', async () => {
    const { actor, at, choose, told, tries } = start();
    await at('choosing');

    choose(ids.master);

    expect(await toPromise(actor)).toEqual({ status: 'chosen' });
    expect([told, tries()]).toEqual([['settled'], []]);
  });

  it('hands over to a profile that may see less without a PIN, then tells that the viewer is another', async () => {
    const { actor, at, choose, told, tries } = start();
    await at('choosing');

    choose(ids.child);

    expect(await toPromise(actor)).toEqual({ status: 'chosen' });
    expect([told, tries()]).toEqual([['settled', 'switched'], [[ids.child, undefined]]]);
  });

  it.each([ids.master, ids.adult])(
    'asks a child for the PIN on its way to %s, and switches with it [PROF-014, PROF-015, PROF-017]',
    async (id) => {
      const { actor, at, choose, enter, told, tries } = start({ currentId: ids.child });
      await at('choosing');
      choose(id);
      await at('pin');
      expect(told).toEqual([]);

      enter('1234');

      expect(await toPromise(actor)).toEqual({ status: 'chosen' });
      expect(tries()).toEqual([
        [id, undefined],
        [id, '1234'],
      ]);
    },
  );

  it('asks again after a wrong PIN, and leaves the child where it was when it turns back', async () => {
    const { actor, at, view, choose, pin, enter, told, tries } = start({ currentId: ids.child });
    await at('choosing');
    choose(ids.master);
    await at('pin');

    enter('9999');
    await waitFor(pin(), ({ context }) => context.message !== undefined);
    pin().send({ type: 'pin.cancel' });
    await at('choosing');

    expect([view().markedId, told, tries()]).toEqual([ids.child, [], [[ids.master, undefined]]]);
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('needs no PIN in an account that never set one [PROF-014]', async () => {
    const { actor, at, choose } = start({ currentId: ids.child, pin: '0000' });
    await at('choosing');

    choose(ids.master);

    expect(await toPromise(actor)).toEqual({ status: 'chosen' });
  });

  it('leads only a master to the making of a profile [PROF-003]', async () => {
    const [master, child] = [start(), start({ currentId: ids.child })];
    await Promise.all([master.at('choosing'), child.at('choosing')]);
    expect([master.view().canAdd, child.view().canAdd]).toEqual([true, false]);

    child.actor.send({ type: 'profile.add' });
    master.actor.send({ type: 'profile.add' });

    expect(await toPromise(master.actor)).toEqual({ status: 'add' });
    expect(child.actor.getSnapshot().value).toBe('choosing');
  });

  it('may be left only where the viewer need not say who is watching [START-020, LOGIN-043]', async () => {
    const [free, bound] = [start(), start({}, {}, profilesInputs.demanding)];
    await Promise.all([free.at('choosing'), bound.at('choosing')]);

    free.actor.send({ type: 'profiles.close' });
    bound.actor.send({ type: 'profiles.close' });

    expect(await toPromise(free.actor)).toEqual({ status: 'closed' });
    expect([free.told, bound.told]).toEqual([['settled'], []]);
    expect(bound.view()).toMatchObject({ step: 'choosing', isClosable: false });
  });

  it('is not left while a switch is on its way', async () => {
    const { port, calls } = heldPort<{ id: string; pin: Secret | undefined }, unknown>();
    const { actor, at, view, choose } = start({}, { switchProfile: port });
    await at('choosing');

    choose(ids.child);
    actor.send({ type: 'profiles.close' });
    expect(view()).toMatchObject({ step: 'choosing', isBusy: true, markedId: ids.child });
    calls[0]?.answer(undefined);

    expect(await toPromise(actor)).toEqual({ status: 'chosen' });
  });

  it('says why a switch failed, and takes another choice', async () => {
    const error = errorAnswer({ status: 404, code: errorCodes.notFound, description: 'Его нет' });
    const switchProfile = () => Promise.reject(error);
    const { actor, at, view, choose, told } = start({}, { switchProfile });
    await at('choosing');

    choose(ids.child);
    await waitFor(actor, ({ context }) => context.message !== undefined);

    expect(view()).toMatchObject({
      step: 'choosing',
      markedId: ids.master,
      message: { text: 'Его нет' },
    });
    expect(told).toEqual([]);
  });

  it.each<[string, ProfilesPorts['listProfiles']]>([
    ['do not come', () => Promise.reject(new Error('No connection'))],
    ['are none', async () => ({ profiles: [], currentId: undefined })],
  ])('asks for the profiles again when they %s', async (_, first) => {
    const listProfiles = vi
      .fn<ProfilesPorts['listProfiles']>(fakeProfilesPorts().listProfiles)
      .mockImplementationOnce(first);
    const { actor, at, view } = start({}, { listProfiles });
    await at('failed');

    actor.send({ type: 'profiles.retry' });
    await at('choosing');

    expect(view().profiles).toEqual(family);
  });

  it('lists the profiles again when it was restored while the PIN was asked', async () => {
    const { actor, at, choose } = start({ currentId: ids.child });
    await at('choosing');
    choose(ids.master);
    await at('pin');
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const { port, calls } = heldPort<undefined, Household>();
    const machine = createProfilesMachine(fakeProfilesPorts({}, { listProfiles: port }));
    const restored = resumeFlow(machine, snapshot);

    expect(calls).toHaveLength(1);
    expect(restored.getSnapshot().value).toBe('loading');
    restored.stop();
  });
});
