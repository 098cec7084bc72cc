import { resumeFlow } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { createModalMachine, selectModalView } from '@foyer/modal';
import { fakeModalPorts, modalRequests } from '@foyer/modal/fixtures';
import { describe, expect, it } from 'vitest';
import { createActor, setup, SimulatedClock, waitFor } from 'xstate';
import { startNavigation } from './navigation.driver.ts';
import { fakeNavigationPorts, navigationInputs, navigationPages } from './navigation.fixtures.ts';
import { createNavigationMachine } from './navigation.machine.ts';
import type { NavigationArrival, NavigationPage, NavigationTarget } from './navigation.types.ts';

const { home, movies, film, filmFiltered } = navigationPages;

describe('navigationMachine', () => {
  it('keeps the old page until the new one is there with its data [NAV-002]', async () => {
    const { go, arrive, load, view } = startNavigation();

    go(film);
    expect(load.calls.map(({ input }) => input)).toEqual([
      { address: film.address, action: 'push' },
    ]);
    expect(view()).toEqual({ page: home, failure: undefined, isBusy: true });
    await arrive(film);

    expect(view()).toEqual({ page: film, failure: undefined, isBusy: false });
  });

  it('takes the page that a redirect has led to for the page on the screen [NAV-003]', async () => {
    const { go, arrive, view, told, places, wanted } = startNavigation();

    go(film);
    await arrive(movies);

    expect(wanted()).toEqual([film.address]);
    expect(view().page).toEqual(movies);
    expect(told).toEqual([{ type: 'navigation.changed', page: movies, itemId: undefined }]);
    expect(places).toEqual([0]);
  });

  it('says whether the page is new, in the place of another or gone back to', () => {
    const { go, back, load } = startNavigation();

    go(film);
    go(movies, true);
    back(home);

    expect(load.calls.map(({ input: { action } }) => action)).toEqual(['push', 'replace', 'pop']);
  });

  it('knows the code of a page that could not be loaded, and leaves it again [NAV-004]', async () => {
    const { go, arrive, view } = startNavigation();
    const failure = { status: 404, code: 1000021 };

    go(film);
    await arrive(film, failure);
    expect(view()).toEqual({ page: film, failure, isBusy: false });
    go(home);
    await arrive(home);

    expect(view()).toEqual({ page: home, failure: undefined, isBusy: false });
  });

  it('stays on its page, found or not, when none can come', async () => {
    const { go, arrive, refuse, view, actor, told } = startNavigation();

    go(film);
    await refuse(new Error('No such address'));
    expect(view()).toEqual({ page: home, failure: undefined, isBusy: false });
    go(film);
    await arrive(film, { status: 500, code: 1 });
    go(movies);
    await refuse(new Error('No such address'));

    expect(view()).toEqual({ page: film, failure: { status: 500, code: 1 }, isBusy: false });
    expect(actor.getSnapshot().context.target).toBeUndefined();
    expect(told).toHaveLength(1);
  });

  it('drops a navigation for the next one', async () => {
    const { go, arrive, load, told } = startNavigation();
    go(film);
    go(movies);
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    await arrive(movies);

    expect(told).toEqual([{ type: 'navigation.changed', page: movies, itemId: undefined }]);
  });

  it('makes older queries stale on back and forward only, before data are loaded [NAV-005]', () => {
    const order: string[] = [];
    const { go, back } = startNavigation({
      invalidateQueries: () => order.push('invalidate'),
      load: ({ address }) => {
        order.push(address);
        return new Promise(() => {});
      },
    });

    go(film);
    back(movies);

    expect(order).toEqual([film.address, 'invalidate', movies.address]);
  });

  it('tells the others when the page is on the screen, found or not', async () => {
    const { go, arrive, told } = startNavigation();
    go(film);
    expect(told).toEqual([]);
    await arrive(film);
    expect(told).toEqual([{ type: 'navigation.changed', page: film, itemId: 'metropolis' }]);

    go(home);
    await arrive(home, { status: 500, code: 1 });

    expect(told.at(-1)).toEqual({ type: 'navigation.changed', page: home });
  });

  it('tells them of a page that is opened again, and not that its address was changed in place', async () => {
    const { go, arrive, told, view } = startNavigation();
    go(film);
    await arrive(film);

    go(filmFiltered, true);
    await arrive(filmFiltered);
    expect(view().page).toEqual(filmFiltered);
    expect(told).toHaveLength(1);
    go(filmFiltered, true);
    await arrive(filmFiltered);

    expect(told.slice(1)).toEqual([
      { type: 'navigation.changed', page: filmFiltered, itemId: 'metropolis' },
    ]);
  });

  it('closes dialogs, unless they ignore navigation [MODAL-002, MODAL-003]', async () => {
    const root = setup({
      actors: {
        modal: createModalMachine(fakeModalPorts()),
        navigation: createNavigationMachine(fakeNavigationPorts()),
      },
    }).createMachine({
      invoke: [
        { src: 'modal', id: 'modal', systemId: 'modal' },
        { src: 'navigation', id: 'navigation', input: navigationInputs.fresh },
      ],
    });
    const clock = new SimulatedClock();
    const { modal, navigation } = createActor(root, { clock }).start().getSnapshot().children;
    if (!modal || !navigation) throw new Error('The flows did not start');
    const isOpen = () => selectModalView(modal.getSnapshot()).isOpen;
    const visit = async ({ address }: NavigationPage) => {
      navigation.send({ type: 'navigation.go', address });
      await waitFor(navigation, ({ context }) => context.page.address === address);
    };

    modal.send({ type: 'modal.open', request: modalRequests.profiles });
    await visit(film);
    expect(isOpen()).toBe(true);
    modal.send({ type: 'modal.resolve', id: modalRequests.profiles.id });
    clock.increment(1000);
    modal.send({ type: 'modal.open', request: modalRequests.login });
    await visit(movies);

    expect(isOpen()).toBe(false);
  });

  it('loads the page anew when it was restored on the way', async () => {
    const { port } = heldPort<NavigationTarget, NavigationArrival>();
    const machine = createNavigationMachine(fakeNavigationPorts({ load: port }));
    const actor = createActor(machine, { input: navigationInputs.fresh }).start();
    actor.send({ type: 'navigation.go', address: film.address });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    actor.stop();

    const restored = resumeFlow(createNavigationMachine(fakeNavigationPorts()), snapshot);
    await waitFor(restored, ({ value }) => value.page === 'shown');

    expect(restored.getSnapshot().context.page.address).toBe(film.address);
    restored.stop();
  });
});
