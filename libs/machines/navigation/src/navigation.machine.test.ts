import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { createModalMachine, selectModalView } from '@foyer/modal';
import { fakeModalPorts, modalRequests } from '@foyer/modal/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, setup, SimulatedClock, waitFor } from 'xstate';
import { startNavigation } from './navigation.driver.ts';
import { fakeNavigationPorts, navigationInputs, navigationPages } from './navigation.fixtures.ts';
import { createNavigationMachine } from './navigation.machine.ts';
import { REDIRECTS_MAX } from './navigation.setup.ts';
import type { LoadAnswer, NavigationPage } from './navigation.types.ts';

const { home, movies, film, filmFiltered } = navigationPages;

describe('navigationMachine', () => {
  it('preloads the code and loads the data side by side, and shows the page with both [NAV-001] [NAV-002]', async () => {
    const code = heldPort<NavigationPage, unknown>();
    const { go, answer, settle, arrivals, wanted, view } = startNavigation({ preload: code.port });

    go(film);
    expect([code.calls.map(({ input }) => input), wanted()]).toEqual([[film], [film.address]]);
    await answer();
    expect([arrivals, view().page, view().isBusy]).toEqual([[], home, true]);
    code.calls[0]?.answer(undefined);
    await settle();

    expect(arrivals).toEqual([{ page: film, action: 'push', failure: undefined }]);
    expect(view()).toEqual({ page: film, failure: undefined, isBusy: false });
  });

  it('follows a redirect without an entry of its own in the history [NAV-003]', async () => {
    const { go, back, answer, arrivals, wanted } = startNavigation();

    go(film);
    await answer({ status: 'redirected', page: movies });
    await answer();
    back(film);
    await answer({ status: 'redirected', page: home });
    await answer();

    expect(wanted()).toEqual([film.address, movies.address, film.address, home.address]);
    expect(arrivals.map(({ page: { entry, path }, action }) => [entry, path, action])).toEqual([
      [film.entry, movies.path, 'push'],
      [film.entry, home.path, 'replace'],
    ]);
  });

  it('gives up on pages that redirect in a circle', async () => {
    const { go, answer, view, wanted } = startNavigation();

    go(film);
    for (let count = 0; count <= REDIRECTS_MAX; count += 1) {
      await answer({ status: 'redirected', page: film });
    }

    expect(wanted()).toHaveLength(REDIRECTS_MAX + 1);
    expect(view().failure).toEqual({ status: undefined, code: undefined });
  });

  it('shows the not-found state with the code when the data cannot be loaded [NAV-004]', async () => {
    const { go, fail, arrivals, view } = startNavigation();

    go(film);
    await fail(errorAnswer({ status: 404, code: 1000021 }));

    const failure = { status: 404, code: 1000021 };
    expect(arrivals).toEqual([{ page: film, action: 'push', failure }]);
    expect(view()).toEqual({ page: film, failure, isBusy: false });
  });

  it('shows it too when the code of the page cannot be loaded, and leaves it again', async () => {
    const preload = vi.fn().mockRejectedValueOnce(new Error('Chunk is gone'));
    const { go, answer, settle, view, load } = startNavigation({ preload });
    go(film);
    await settle();
    expect(view().failure).toEqual({ status: undefined, code: undefined });
    expect(load.calls[0]?.signal.aborted).toBe(true);

    go(home);
    await answer();

    expect(view()).toEqual({ page: home, failure: undefined, isBusy: false });
  });

  it('drops a navigation for the next one', async () => {
    const { go, answer, load, arrivals } = startNavigation();
    go(film);
    go(movies);
    expect(load.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);

    await answer();

    expect(arrivals.map(({ page }) => page)).toEqual([movies]);
  });

  it('makes older queries stale on back and forward only, before data are loaded [NAV-005]', () => {
    const order: string[] = [];
    const { go, back } = startNavigation({
      invalidateQueries: () => order.push('invalidate'),
      load: ({ path }) => {
        order.push(path);
        return new Promise(() => {});
      },
    });

    go(film);
    back(movies);

    expect(order).toEqual([film.path, 'invalidate', movies.path]);
  });

  it('tells the others when the page is on the screen, found or not', async () => {
    const { go, answer, fail, told } = startNavigation();
    go(film);
    expect(told).toEqual([]);
    await answer();
    expect(told).toEqual([{ type: 'navigation.changed', page: film, itemId: 'metropolis' }]);

    go(home);
    await fail(errorAnswer({ status: 500, code: 1 }));

    expect(told.at(-1)).toEqual({ type: 'navigation.changed', page: home });
  });

  it('does not tell them that the address of the page was changed in place', async () => {
    const { go, answer, told, arrivals } = startNavigation();
    go(film);
    await answer();

    go(filmFiltered, true);
    await answer();

    expect(arrivals.at(-1)?.page).toEqual(filmFiltered);
    expect(told).toEqual([{ type: 'navigation.changed', page: film, itemId: 'metropolis' }]);
  });

  it('closes dialogs, unless they ignore navigation [MODAL-002] [MODAL-003]', async () => {
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
    const arrive = async (page: NavigationPage) => {
      navigation.send({ type: 'navigation.go', page });
      await waitFor(navigation, ({ context }) => context.page === page);
    };

    modal.send({ type: 'modal.open', request: modalRequests.profiles });
    await arrive(film);
    expect(isOpen()).toBe(true);
    modal.send({ type: 'modal.resolve', id: modalRequests.profiles.id });
    clock.increment(1000);
    modal.send({ type: 'modal.open', request: modalRequests.login });
    await arrive(movies);

    expect(isOpen()).toBe(false);
  });

  it('loads the page anew when it was restored on the way', async () => {
    const { port } = heldPort<NavigationPage, LoadAnswer>();
    const machine = createNavigationMachine(fakeNavigationPorts({ load: port }));
    const actor = createActor(machine, { input: navigationInputs.fresh }).start();
    actor.send({ type: 'navigation.go', page: film });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    actor.stop();

    const restored = resumeFlow(createNavigationMachine(fakeNavigationPorts()), snapshot);
    await waitFor(restored, ({ value }) => value.page === 'shown');

    expect(restored.getSnapshot().context).toMatchObject({ page: film, failure: undefined });
    restored.stop();
  });
});
