import { describe, expect, it } from 'vitest';
import { startNavigation } from './navigation.driver.ts';
import { navigationInputs, navigationPages } from './navigation.fixtures.ts';
import { SCROLL_THROTTLE_MS } from './navigation.setup.ts';
import type { NavigationInput, NavigationPage } from './navigation.types.ts';

const { home, movies, film, moviesAgain, anchored, filmFiltered } = navigationPages;

/** A navigation whose pages come at once. */
function startLoaded(input: NavigationInput = navigationInputs.fresh) {
  const flow = startNavigation({}, input);
  const visit = async (page: NavigationPage, isReplacing = false) => {
    flow.go(page, isReplacing);
    await flow.arrive(page);
  };
  const visitBack = async (page: NavigationPage) => {
    flow.back(page);
    await flow.arrive(page);
  };
  return { ...flow, visit, visitBack };
}

describe('navigationMachine, places of pages', () => {
  it('saves the place at once, then every 200 ms while the page moves [NAV-007]', () => {
    const { scroll, saves, clock } = startLoaded();
    const saved = () => saves.map(({ entries }) => entries[0]?.scrollY);

    scroll(10);
    scroll(20);
    scroll(30);
    expect(saved()).toEqual([10]);
    clock.increment(199);
    expect(saved()).toEqual([10]);
    clock.increment(1);
    expect(saved()).toEqual([10, 30]);
    clock.increment(SCROLL_THROTTLE_MS);
    scroll(40);

    expect(saved()).toEqual([10, 30, 40]);
  });

  it('saves the last place before the browser leaves, once', () => {
    const { actor, scroll, saves } = startLoaded();
    scroll(10);
    scroll(500);

    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.hidden' });

    expect(saves.map(({ entries }) => entries)).toEqual([
      [{ entry: home.entry, scrollY: 10 }],
      [{ entry: home.entry, scrollY: 500 }],
    ]);
  });

  it('starts a new page at the top and goes back to where the old one was left [NAV-006]', async () => {
    const { scroll, visit, visitBack, places } = startLoaded();
    scroll(10);
    scroll(700);

    await visit(film);
    scroll(90);
    await visitBack(home);
    await visitBack(film);

    expect(places).toEqual([0, 700, 90]);
  });

  it('counts where the page stands when it is left, not when the next one was asked for', async () => {
    const { scroll, go, arrive, visitBack, places } = startLoaded();
    scroll(10);
    go(film);
    scroll(260);
    await arrive(film);

    await visitBack(home);

    expect(places).toEqual([0, 260]);
  });

  it('goes back to it from a page that could not be loaded', async () => {
    const { scroll, go, arrive, visitBack, places } = startLoaded();
    scroll(10);
    scroll(260);
    go(film);
    await arrive(film, { status: 404, code: 1 });

    await visitBack(home);

    expect(places).toEqual([0, 260]);
  });

  it('counts what was scrolled before the flow started', async () => {
    const { visit, visitBack, places } = startLoaded(navigationInputs.scrolled);

    await visit(film);
    await visitBack(home);

    expect(places).toEqual([0, 640]);
  });

  it('starts at the top where nothing was saved', async () => {
    const { visitBack, places } = startLoaded();

    await visitBack(film);

    expect(places).toEqual([0]);
  });

  it('goes back to what an earlier document of the tab has saved', async () => {
    const { places, visitBack } = startLoaded(navigationInputs.returned);

    await visitBack(home);

    expect(places).toEqual([640]);
  });

  it('starts at the top where going back leads to another page', async () => {
    const { places, back, arrive } = startLoaded(navigationInputs.returned);

    back(home);
    await arrive({ ...film, entry: home.entry });

    expect(places).toEqual([0]);
  });

  it('keeps the place of a media view, however it is reached [STORE-011]', async () => {
    const { visit, scroll, places, saves } = startLoaded();
    await visit(movies);
    scroll(1200);
    await visit(film);

    await visit(moviesAgain);

    expect(places).toEqual([0, 0, 1200]);
    expect(saves.at(-1)?.mediaViews).toEqual([{ id: 'movies', scrollY: 1200 }]);
  });

  it('puts a media view that is opened inside itself to the top', async () => {
    const { visit, scroll, places } = startLoaded();
    await visit(movies);
    scroll(1200);

    await visit(moviesAgain);
    scroll(900);
    await visit(moviesAgain, true);

    expect(places).toEqual([0, 0, 0]);
  });

  it('leaves a page whose address changes in place where it stands', async () => {
    const { visit, scroll, places, actor } = startLoaded();
    await visit(film);
    scroll(300);

    await visit(filmFiltered, true);

    expect(actor.getSnapshot().context.scrollY).toBe(300);
    expect(places).toEqual([0]);
  });

  it('starts at the fragment of the address, and goes back to where the page was left', async () => {
    const { visit, visitBack, scroll, places } = startLoaded();

    await visit(anchored);
    scroll(420);
    await visit(film);
    await visitBack(anchored);

    expect(places).toEqual(['fragment', 0, 420]);
  });

  it('goes back to where the page was left for one of its fragments', async () => {
    const { actor, scroll, places, view, visitBack, told } = startLoaded();
    scroll(300);

    actor.send({ type: 'navigation.jumped', address: '/#new', entry: 'entry-9' });
    scroll(2000);
    expect(view()).toEqual({
      page: { ...home, address: '/#new', entry: 'entry-9' },
      failure: undefined,
      isBusy: false,
    });
    expect([places, told]).toEqual([[], []]);
    await visitBack(home);

    expect(places).toEqual([300]);
  });

  it('keeps the fifty newest places', async () => {
    const { visit, saves } = startLoaded();

    for (let count = 1; count <= 60; count += 1) await visit({ ...film, entry: `film-${count}` });

    expect(saves.at(-1)?.entries).toHaveLength(50);
    expect(saves.at(-1)?.entries.at(-1)?.entry).toBe('film-59');
  });
});
