import { describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import { startApp, viewerSession } from './app.driver.ts';
import { appInputs, appUsers, fakeAppPorts } from './app.fixtures.ts';
import { createAppMachine } from './app.machine.ts';
import { selectAppView } from './app.selectors.ts';

describe('appMachine', () => {
  it('makes a uid where there is none, counts the visit as new and opens a session with it [START-006, START-007, START-009]', async () => {
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

  it('reports the start, and again when user, session or common data change [START-010, START-011, START-012, START-013]', async () => {
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
