import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { startNavigation } from './navigation.driver.ts';
import { navigationPages } from './navigation.fixtures.ts';
import { VERSION_CHECK_MS } from './navigation.setup.ts';

const { home, movies, film } = navigationPages;

describe('navigationMachine, the version check', () => {
  it('becomes due every ten minutes and waits for a navigation [NAV-008, NAV-009]', async () => {
    const fetchVersion = vi.fn(async () => ({ version: 'abc1234' }));
    const { go, arrive, settle, clock } = startNavigation({ fetchVersion });

    clock.increment(599_999);
    go(film);
    await arrive(film);
    clock.increment(1);
    expect(fetchVersion).not.toHaveBeenCalled();
    go(movies);
    await settle();
    await arrive(movies);
    expect(fetchVersion).toHaveBeenCalledOnce();
    clock.increment(VERSION_CHECK_MS);
    go(film);

    expect(fetchVersion).toHaveBeenCalledTimes(2);
  });

  it('goes on without a reload when the version is the same, and is done with that [NAV-012]', async () => {
    const [fetchVersion, reload] = [vi.fn(async () => ({ version: 'abc1234' })), vi.fn()];
    const { go, arrive, settle, view, clock } = startNavigation({ fetchVersion, reload });
    clock.increment(VERSION_CHECK_MS);

    go(film);
    await settle();
    await arrive(film);
    go(movies);
    await arrive(movies);

    expect(view().page).toEqual(movies);
    expect(fetchVersion).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the document of the page when the version differs [NAV-010]', async () => {
    const reload = heldPort<unknown, unknown>();
    const { go, settle, clock, wanted } = startNavigation({
      fetchVersion: async () => ({ version: 'def5678' }),
      reload: reload.port,
    });
    clock.increment(VERSION_CHECK_MS);

    go(film);
    await settle();

    expect(reload.calls.map(({ input }) => input)).toEqual([
      { address: film.address, action: 'push' },
    ]);
    expect(wanted()).toEqual([]);
  });

  it('loads it too when the version cannot be learnt [NAV-011]', async () => {
    const reload = heldPort<unknown, unknown>();
    const { go, settle, clock } = startNavigation({
      fetchVersion: () => Promise.reject(new Error('No connection')),
      reload: reload.port,
    });
    clock.increment(VERSION_CHECK_MS);

    go(film);
    await settle();

    expect(reload.calls).toHaveLength(1);
  });

  it('is at rest when the browser comes back to the document that it had left', async () => {
    const { go, settle, view, clock, actor, wanted } = startNavigation({
      fetchVersion: async () => ({ version: 'def5678' }),
    });
    clock.increment(VERSION_CHECK_MS);
    go(film);
    await settle();

    actor.send({ type: 'page.restored' });

    expect(view()).toEqual({ page: home, failure: undefined, isBusy: false });
    expect(wanted()).toEqual([]);
  });

  it.each([
    ['rejected', () => Promise.reject(new Error('Not now'))],
    ['put off', async () => undefined],
  ])('goes on with the running code when the reload is %s, and asks again', async (_, reload) => {
    const fetchVersion = vi.fn(async () => ({ version: 'def5678' }));
    const { go, arrive, settle, view, clock } = startNavigation({ fetchVersion, reload });
    clock.increment(VERSION_CHECK_MS);

    go(film);
    await settle();
    await arrive(film);
    expect(view().page).toEqual(film);
    go(movies);

    expect(fetchVersion).toHaveBeenCalledTimes(2);
  });
});
