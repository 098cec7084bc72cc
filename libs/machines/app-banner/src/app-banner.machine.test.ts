import { resumeFlow } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise, waitFor } from 'xstate';
import {
  appBannerInputs,
  appBannerMemories,
  appChecks,
  fakeAppBannerPorts,
} from './app-banner.fixtures.ts';
import { createAppBannerMachine, reportWords } from './app-banner.machine.ts';
import { selectIsAppBannerShown } from './app-banner.selectors.ts';
import type {
  AppBannerInput,
  AppBannerMemory,
  AppBannerPorts,
  AppCheck,
} from './app-banner.types.ts';

function start(
  replaced: Partial<AppBannerPorts> = {},
  input: AppBannerInput = appBannerInputs.android,
) {
  const clock = new SimulatedClock();
  const machine = createAppBannerMachine(fakeAppBannerPorts(replaced));
  const actor = createActor(machine, { input, clock }).start();
  const isShown = () => selectIsAppBannerShown(actor.getSnapshot());
  const decided = () => waitFor(actor, (snapshot) => snapshot.matches('absent'));
  return { actor, clock, isShown, decided };
}

const remembering = (memory: AppBannerMemory) => ({ recall: async () => memory });

describe('appBannerMachine', () => {
  it('is shown on Android to whoever has not installed the app [APPBAN-001, APPBAN-008]', async () => {
    const { isShown, decided } = start();

    await decided();

    expect(isShown()).toBe(true);
  });

  it.each([
    ['outside Android [APPBAN-001]', appBannerInputs.desktop],
    ['for another brand [APPBAN-002]', appBannerInputs.otherBrand],
    ['on a subdomain [APPBAN-004]', appBannerInputs.subdomain],
  ])('is never shown %s, and nothing is asked', async (_, input) => {
    const [recall, checkInstalled] = [vi.fn(), vi.fn()];
    const { actor } = start({ recall, checkInstalled }, input);

    expect(await toPromise(actor)).toEqual({ status: 'unsuitable' });
    expect([recall.mock.calls, checkInstalled.mock.calls]).toEqual([[], []]);
  });

  it('is shown on flagged routes only [APPBAN-003]', async () => {
    const { actor, isShown, decided } = start({}, appBannerInputs.otherPage);
    await decided();
    expect(isShown()).toBe(false);

    actor.send({ type: 'navigation.changed', page: { hasAppBanner: true } });
    expect(isShown()).toBe(true);
    actor.send({ type: 'navigation.changed', page: { hasAppBanner: false } });

    expect(isShown()).toBe(false);
  });

  it('goes by the page that is open when the check is done', async () => {
    const { actor, isShown, decided } = start();

    actor.send({ type: 'navigation.changed', page: { hasAppBanner: false } });
    await decided();

    expect(isShown()).toBe(false);
  });

  it('remembers an installed app and is not shown [APPBAN-005, APPBAN-007]', async () => {
    const rememberInstalled = vi.fn();
    const checkInstalled = async () => appChecks.installed;
    const { actor } = start({ checkInstalled, rememberInstalled });

    expect(await toPromise(actor)).toEqual({ status: 'installed' });
    expect(rememberInstalled).toHaveBeenCalledOnce();
  });

  it('asks nothing when the app is known to be installed, or the banner was closed [APPBAN-007, APPBAN-008]', async () => {
    const checkInstalled = vi.fn();
    const { installed, closed } = appBannerMemories;

    const outputs = await Promise.all(
      [installed, closed].map((memory) =>
        toPromise(start({ ...remembering(memory), checkInstalled }).actor),
      ),
    );

    expect(outputs).toEqual([{ status: 'installed' }, { status: 'closed' }]);
    expect(checkInstalled).not.toHaveBeenCalled();
  });

  it('trusts a check for an hour, then asks again [APPBAN-006]', async () => {
    const checkInstalled = vi.fn(async () => appChecks.installed);
    const memory = remembering(appBannerMemories.checked);
    const { actor, clock, isShown, decided } = start({ ...memory, checkInstalled });
    await decided();

    clock.increment(3_000_000 - 1);
    expect([isShown(), checkInstalled.mock.calls.length]).toEqual([true, 0]);
    clock.increment(1);

    expect(await toPromise(actor)).toEqual({ status: 'installed' });
    expect(checkInstalled).toHaveBeenCalledOnce();
  });

  it('asks anew on a visit an hour later, and remembers when [APPBAN-006]', async () => {
    const [rememberAbsent, checkInstalled] = [vi.fn(), vi.fn(async () => appChecks.absent)];
    const memory = remembering(appBannerMemories.checkedLongAgo);
    const { clock, decided } = start({ ...memory, checkInstalled, rememberAbsent });

    await decided();
    clock.increment(3_600_000 - 1);

    expect(checkInstalled).toHaveBeenCalledOnce();
    expect(rememberAbsent).toHaveBeenCalledOnce();
  });

  it('is checked when the memory cannot be read', async () => {
    const recall = vi.fn().mockRejectedValue(new Error('Storage is blocked'));
    const { isShown, decided } = start({ recall });

    await decided();

    expect(isShown()).toBe(true);
  });

  it('remembers that it was closed [APPBAN-009]', async () => {
    const rememberClosed = vi.fn();
    const { actor, decided } = start({ rememberClosed });
    await decided();

    actor.send({ type: 'banner.close' });

    expect(await toPromise(actor)).toEqual({ status: 'closed' });
    expect(rememberClosed).toHaveBeenCalledOnce();
  });

  it('reports in Russian when the browser cannot tell, and is not shown [APPBAN-011, APPBAN-013, APPBAN-014]', async () => {
    const report = vi.fn();
    const { actor } = start({ report, checkInstalled: async () => appChecks.unsupported });

    expect(await toPromise(actor)).toEqual({ status: 'unknown' });
    expect(report).toHaveBeenCalledExactlyOnceWith(reportWords.unsupported);
  });

  it('reports a check that failed, and is not shown [APPBAN-012, APPBAN-014]', async () => {
    const report = vi.fn();
    const checkInstalled = vi.fn().mockRejectedValue(new Error('Not allowed here'));
    const { actor } = start({ report, checkInstalled });

    expect(await toPromise(actor)).toEqual({ status: 'unknown' });
    expect(report).toHaveBeenCalledExactlyOnceWith(reportWords.failed);
  });

  it('decides anew when it was restored before the check was done', async () => {
    const { port } = heldPort<undefined, AppCheck>();
    const { actor } = start({ checkInstalled: port });
    await waitFor(actor, (snapshot) => snapshot.matches('checking'));
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createAppBannerMachine(fakeAppBannerPorts()), snapshot);
    await waitFor(restored, (state) => state.matches('absent'));

    expect(selectIsAppBannerShown(restored.getSnapshot())).toBe(true);
    restored.stop();
  });
});
