import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { startApp, viewerSession } from './app.driver.ts';
import { appInputs, fakeAppPorts } from './app.fixtures.ts';
import { createAppMachine } from './app.machine.ts';
import { selectAppView } from './app.selectors.ts';
import type { AppInput, AppPorts } from './app.types.ts';

/** What a viewer is asked who starts so, once it is known that there is an account. */
async function askedAt(input: AppInput) {
  const { actor, clock, toModal } = await startApp(input);
  actor.send({ type: 'session.changed', session: viewerSession });
  clock.increment(10_000);
  actor.stop();
  return toModal();
}

describe('appMachine, in time', () => {
  it('asks a viewer who is watching, after half a second, without a way out [START-017, START-020]', async () => {
    const { actor, clock, toModal } = await startApp(appInputs.viewer);
    actor.send({ type: 'session.changed', session: viewerSession });

    clock.increment(499);
    expect(toModal()).toEqual([]);
    clock.increment(1);

    expect(toModal()).toMatchObject([
      { type: 'modal.open', request: { name: 'profiles', isCancellable: false } },
    ]);
    actor.stop();
  });

  it('asks as soon as it is known that there is an account', async () => {
    const { actor, clock, toModal } = await startApp(appInputs.viewer);
    clock.increment(2000);
    expect(toModal()).toEqual([]);

    actor.send({ type: 'session.changed', session: viewerSession });
    actor.send({ type: 'session.changed', session: viewerSession });

    expect(toModal()).toHaveLength(1);
    actor.stop();
  });

  it('does not ask where the question is skipped [START-018]', async () => {
    expect(await askedAt({ ...appInputs.viewer, hasSkippedProfiles: true })).toEqual([]);
  });

  it('does not ask on a page without layout [START-019]', async () => {
    expect(await askedAt({ ...appInputs.viewer, hasLayout: false })).toEqual([]);
  });

  it('does not ask where there is no dialog to choose in', async () => {
    expect(await askedAt({ ...appInputs.viewer, hasProfileDialog: false })).toEqual([]);
  });

  it('does not ask a visitor, nor after the sign-in, which asks itself', async () => {
    const { actor, clock, toModal } = await startApp(appInputs.visitor);
    clock.increment(500);

    actor.send({ type: 'session.changed', session: viewerSession });

    expect(toModal()).toEqual([]);
    actor.stop();
  });

  it('loads what is switched on, and anew every 1440 minutes [START-023, START-024, START-027]', async () => {
    const loadToggles = vi.fn(async () => ['avod_config']);
    const { actor, clock } = await startApp(appInputs.viewer, { loadToggles });

    clock.increment(1440 * 60_000 - 1);
    expect(loadToggles).toHaveBeenCalledTimes(1);
    clock.increment(1);

    expect(loadToggles).toHaveBeenCalledTimes(2);
    actor.stop();
  });

  it('asks again a minute later when the service did not say', async () => {
    const loadToggles = vi
      .fn<AppPorts['loadToggles']>()
      .mockRejectedValueOnce(new Error('No connection'))
      .mockResolvedValue(['avod_config']);
    const clock = new SimulatedClock();
    const actor = createActor(createAppMachine(fakeAppPorts({ loadToggles })), {
      input: appInputs.viewer,
      clock,
    }).start();
    await waitFor(actor, (state) => state.matches({ running: { toggles: 'unanswered' } }));

    clock.increment(60_000);
    await waitFor(actor, (state) => state.matches({ running: { toggles: 'loaded' } }));

    expect(selectAppView(actor.getSnapshot()).toggles).toEqual(['avod_config']);
    actor.stop();
  });

  it.each([
    ['ssp', ['avod_config', 'other']],
    ['gs', ['other']],
  ])(
    'takes advertisements from %s when %j is on [START-021, START-022]',
    async (server, toggles) => {
      const { actor } = await startApp(appInputs.viewer, { loadToggles: async () => toggles });

      expect(selectAppView(actor.getSnapshot()).adServer).toBe(server);
      actor.stop();
    },
  );
});
