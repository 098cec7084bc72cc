import { describe, expect, it, vi } from 'vitest';
import {
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  fromCallback,
  SimulatedClock,
  waitFor,
} from 'xstate';
import { appInputs, appUsers, fakeAppPorts } from './app.fixtures.ts';
import { createAppMachine } from './app.machine.ts';
import { selectAppView } from './app.selectors.ts';
import type { AppChildId, AppChildren, AppInput, AppPorts } from './app.types.ts';

const viewerSession = { state: 'normal', isAuth: true } as const;

/** Starts the root actor with flows that only note what they hear. */
async function startApp(input: AppInput, replaced: Partial<AppPorts> = {}) {
  const clock = new SimulatedClock();
  const heard: [AppChildId, AnyEventObject][] = [];
  const started: [AppChildId, unknown][] = [];
  const flow = (id: AppChildId): AnyActorLogic =>
    fromCallback<AnyEventObject>(({ receive, input: given }) => {
      started.push([id, given]);
      receive((event) => heard.push([id, event]));
    });
  const ids: AppChildId[] = ['session', 'modal', 'notifications', 'account-block'];
  const flows: AppChildren = Object.fromEntries(ids.map((id) => [id, flow(id)]));
  const reported: unknown[] = [];
  const ports = fakeAppPorts({ reportStart: (start) => reported.push(start), ...replaced });
  const children = ids.map((id) => ({ id, input: `for ${id}` }));
  const actor = createActor(createAppMachine(ports, flows), {
    systemId: 'app',
    clock,
    input: { ...input, children },
  }).start();
  const toModal = () => heard.filter(([id]) => id === 'modal').map(([, event]) => event);
  await waitFor(actor, (state) => state.matches({ running: { toggles: 'loaded' } }));
  return { actor, clock, heard, started, reported, toModal };
}

describe('appMachine', () => {
  it('makes a uid where there is none, counts the visit as new and opens a session with it [START-006] [START-007] [START-009]', async () => {
    const createUid = vi.fn(async () => 'uid-new');
    const createDemoSession = vi.fn(fakeAppPorts().createDemoSession);

    const { reported, actor } = await startApp(appInputs.newVisitor, {
      createUid,
      createDemoSession,
    });

    expect(createUid).toHaveBeenCalledOnce();
    expect(createDemoSession).toHaveBeenCalledExactlyOnceWith(
      { uid: 'uid-new' },
      expect.any(AbortSignal),
    );
    expect(reported).toEqual([{ reason: 'start', isNewVisit: true }]);
    actor.stop();
  });

  it('uses the uid that is known, and counts no new visit [START-008]', async () => {
    const createUid = vi.fn(async () => 'uid-new');

    const { actor, reported } = await startApp(appInputs.visitor, { createUid });

    expect(createUid).not.toHaveBeenCalled();
    expect(selectAppView(actor.getSnapshot()).uid).toBe('uid-1');
    expect(reported).toEqual([{ reason: 'start', isNewVisit: false }]);
    actor.stop();
  });

  it('goes on without a uid when none can be made', async () => {
    const { actor } = await startApp(appInputs.newVisitor, {
      createUid: () => Promise.reject(new Error('No randomness')),
    });

    expect(selectAppView(actor.getSnapshot())).toMatchObject({ isRunning: true, uid: undefined });
    actor.stop();
  });

  it('keeps the session that the browser came with', async () => {
    const createDemoSession = vi.fn();

    const { actor } = await startApp(appInputs.viewer, { createDemoSession });

    expect(createDemoSession).not.toHaveBeenCalled();
    actor.stop();
  });

  it('starts the flows with a session, each with what it takes', async () => {
    const { actor, started } = await startApp(appInputs.visitor);

    expect(started).toEqual([
      ['session', { session: { state: 'normal', isAuth: false }, isBrief: false }],
      ['modal', 'for modal'],
      ['notifications', 'for notifications'],
      ['account-block', 'for account-block'],
    ]);
    actor.stop();
  });

  it('asks again with growing pauses while the service is away', async () => {
    const clock = new SimulatedClock();
    const createDemoSession = vi.fn().mockRejectedValue(new Error('No connection'));
    const actor = createActor(createAppMachine(fakeAppPorts({ createDemoSession })), {
      input: appInputs.visitor,
      clock,
    }).start();
    const isWaiting = () => waitFor(actor, (state) => state.matches('waiting'));

    await isWaiting();
    clock.increment(999);
    expect(createDemoSession).toHaveBeenCalledTimes(1);
    clock.increment(1);
    expect(createDemoSession).toHaveBeenCalledTimes(2);
    await isWaiting();
    clock.increment(1999);
    expect(createDemoSession).toHaveBeenCalledTimes(2);
    clock.increment(1);
    expect(createDemoSession).toHaveBeenCalledTimes(3);
    actor.stop();
  });

  it('leads a visitor of a blocked country away, who gets no session', async () => {
    const goToGeoblock = vi.fn();
    const createDemoSession = vi
      .fn()
      .mockRejectedValue(Object.assign(new Error(), { status: 451, code: 1000051 }));
    const actor = createActor(createAppMachine(fakeAppPorts({ createDemoSession, goToGeoblock })), {
      input: appInputs.visitor,
    }).start();

    await waitFor(actor, (state) => state.matches('refused'));

    expect(goToGeoblock).toHaveBeenCalledOnce();
    actor.stop();
  });

  it('reports the start, and again when user, session or common data change [START-010] [START-011] [START-012] [START-013]', async () => {
    const { actor, reported } = await startApp(appInputs.viewer);

    actor.send({ type: 'session.changed', session: viewerSession });
    actor.send({ type: 'user.changed', user: appUsers.viewer });
    actor.send({ type: 'common.changed' });

    expect(reported).toEqual(
      (['start', 'session', 'user', 'common'] as const).map((reason) => ({
        reason,
        isNewVisit: false,
      })),
    );
    actor.stop();
  });

  it('tells the flows what changes of the user mean to them', async () => {
    const { actor, heard } = await startApp(appInputs.viewer);

    actor.send({ type: 'user.changed', user: appUsers.blocked });

    expect(heard).toEqual([
      ['session', { type: 'user.changed', isBlocked: true }],
      ['account-block', { type: 'account.changed', settings: { is_account_blocked: true } }],
      ['notifications', { type: 'profile.changed', isNotificationsAllowed: false }],
      ['notifications', { type: 'unread.counted', count: 0 }],
    ]);
    actor.stop();
  });

  it('tells them what was known before they started', async () => {
    const createDemoSession = vi.fn(fakeAppPorts().createDemoSession);
    const heard: unknown[] = [];
    const session = fromCallback<AnyEventObject>(({ receive }) =>
      receive((event) => heard.push(event)),
    );
    const actor = createActor(createAppMachine(fakeAppPorts({ createDemoSession }), { session }), {
      input: { ...appInputs.visitor, children: [{ id: 'session' }] },
    }).start();

    actor.send({ type: 'user.changed', user: appUsers.visitor });
    await waitFor(actor, (state) => state.matches('running'));

    expect(heard).toEqual([{ type: 'user.changed', isBlocked: false }]);
    actor.stop();
  });

  it('passes failed calls and push events on', async () => {
    const { actor, heard } = await startApp(appInputs.viewer);
    const failure = { type: 'transport.failed', status: 503, method: 'GET' } as const;
    const push = { type: 'push.received', code: 'account_status' } as const;

    actor.send(failure);
    actor.send(push);

    expect(heard).toEqual([
      ['session', failure],
      ['session', push],
      ['account-block', push],
    ]);
    actor.stop();
  });

  it('goes on without a flow that fails, and reports the defect', async () => {
    const reportDefect = vi.fn();
    const defect = new Error('Broken');
    const flow = fromCallback<AnyEventObject>(({ receive }) =>
      receive(() => {
        throw defect;
      }),
    );
    const actor = createActor(
      createAppMachine(fakeAppPorts({ reportDefect }), { 'account-block': flow }),
      {
        input: { ...appInputs.viewer, children: [{ id: 'account-block' }] },
      },
    ).start();
    await waitFor(actor, (state) => state.matches('running'));

    actor.send({ type: 'user.changed', user: appUsers.viewer });

    expect(actor.getSnapshot().status).toBe('active');
    expect(reportDefect).toHaveBeenCalledExactlyOnceWith(defect);
    actor.stop();
  });
});

describe('appMachine, in time', () => {
  it('asks a viewer who is watching, after half a second, without a way out [START-017] [START-020]', async () => {
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

  it.each([
    ['the question is skipped [START-018]', { ...appInputs.viewer, hasSkippedProfiles: true }],
    ['the page has no layout [START-019]', { ...appInputs.viewer, hasLayout: false }],
  ])('does not ask where %s', async (_case, input) => {
    const { actor, clock, toModal } = await startApp(input);

    actor.send({ type: 'session.changed', session: viewerSession });
    clock.increment(10_000);

    expect(toModal()).toEqual([]);
    actor.stop();
  });

  it('does not ask a visitor, nor after the sign-in, which asks itself', async () => {
    const { actor, clock, toModal } = await startApp(appInputs.visitor);
    clock.increment(500);

    actor.send({ type: 'session.changed', session: viewerSession });

    expect(toModal()).toEqual([]);
    actor.stop();
  });

  it('loads what is switched on, and anew every 1440 minutes [START-023] [START-024]', async () => {
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
    'takes advertisements from %s when %j is on [START-021] [START-022]',
    async (server, toggles) => {
      const { actor } = await startApp(appInputs.viewer, { loadToggles: async () => toggles });

      expect(selectAppView(actor.getSnapshot()).adServer).toBe(server);
      actor.stop();
    },
  );
});
