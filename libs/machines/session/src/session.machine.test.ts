import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, setup } from 'xstate';
import { openTab } from './session.driver.ts';
import { failures, fakeSessionPorts, sessionInputs, sessions } from './session.fixtures.ts';
import { createSessionMachine } from './session.machine.ts';
import { selectIsBusy } from './session.selectors.ts';
import type { SessionData } from './session.types.ts';

describe('sessionMachine', () => {
  it.each([
    ['demo', sessionInputs.visitor],
    ['authenticated', sessionInputs.viewer],
    ['restricted', sessionInputs.restricted],
  ] as const)(
    'is %s where the session says so [SESS-001, SESS-002, SESS-003]',
    async (name, input) => {
      const { load } = openTab();

      const { actor, viewer } = await load(input);

      expect(viewer()).toBe(name);
      actor.stop();
    },
  );

  it('asks whose session the browser has, and then for the user [SESS-007, START-025, START-026]', async () => {
    const { port, calls } = heldPort<undefined, SessionData>();
    const { load, done, pass } = openTab({ getSession: port });
    const { actor, viewer, emitted } = await load(sessionInputs.returning);
    expect(viewer()).toBe('unknown');

    calls[0]?.answer(sessions.viewer);
    await pass(100);

    expect([viewer(), done]).toEqual(['authenticated', ['refreshUser']]);
    expect(emitted).toEqual([{ type: 'session.changed', session: sessions.viewer }]);
    actor.stop();
  });

  it('says that the viewer is busy until all that has begun has ended', async () => {
    const { actor } = await openTab().load(sessionInputs.viewer);
    const isBusy = () => selectIsBusy(actor.getSnapshot());
    const seen = [isBusy()];

    for (const type of ['busy.began', 'busy.began', 'busy.ended', 'busy.ended'] as const) {
      actor.send({ type, reason: 'code' });
      seen.push(isBusy());
    }

    expect(seen).toEqual([false, true, true, true, false]);
    actor.stop();
  });

  it('asks again at growing distances while the service does not answer', async () => {
    const { port, calls } = heldPort<undefined, SessionData>();
    const { load, pass } = openTab({ getSession: port });
    const { actor } = await load(sessionInputs.returning);

    calls[0]?.fail(new Error('No connection'));
    await pass(1000);
    expect(calls).toHaveLength(2);
    calls[1]?.fail(new Error('No connection'));
    await pass(1900);
    expect(calls).toHaveLength(2);
    await pass(100);

    expect(calls).toHaveLength(3);
    actor.stop();
  });

  it('becomes what another flow made of the session, and says so once', async () => {
    const { load, done } = openTab();
    const { actor, viewer, emitted } = await load(sessionInputs.visitor);

    actor.send({ type: 'session.changed', session: sessions.viewer });
    actor.send({ type: 'session.changed', session: sessions.viewer });

    expect([viewer(), done]).toEqual(['authenticated', ['refreshUser']]);
    expect(emitted).toEqual([{ type: 'session.changed', session: sessions.viewer }]);
    actor.stop();
  });

  it('is blocked as long as the account is', async () => {
    const { load } = openTab();
    const { actor, viewer } = await load(sessionInputs.viewer);

    actor.send({ type: 'user.changed', isBlocked: true });
    expect(viewer()).toBe('blocked');
    actor.send({ type: 'user.changed', isBlocked: false });

    expect(viewer()).toBe('authenticated');
    actor.stop();
  });

  it('goes back to a demo session when the viewer turns away from a full account [SESS-005, SESS-006]', async () => {
    const { load, pass, done } = openTab();
    const { actor, viewer } = await load(sessionInputs.restricted);

    actor.send({ type: 'sign-in.left' });
    await pass(100);

    expect([viewer(), done]).toEqual(['demo', ['createDemoSession', 'refreshUser']]);
    actor.stop();
  });

  it('leaves the session alone when the viewer turns away from any other sign-in', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load(sessionInputs.visitor);

    actor.send({ type: 'sign-in.left' });
    await pass(100);

    expect(done).toEqual([]);
    actor.stop();
  });

  it('makes a demo session after signing out and loads the main page, whatever fails meanwhile [ACCT-009]', async () => {
    const { load, pass, done } = openTab();
    const { actor, viewer, emitted } = await load(sessionInputs.viewer);

    actor.send({ type: 'signed.out' });
    actor.send(failures.missing);
    await pass(10_000);

    expect([viewer(), done]).toEqual(['demo', ['createDemoSession', 'goHome']]);
    expect(emitted).toEqual([{ type: 'session.ended' }]);
    actor.stop();
  });

  it('loads the main page after signing out from under an open payment as well [ACCT-009]', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'busy.began', reason: 'payment' });

    actor.send({ type: 'signed.out' });
    await pass(100);

    expect(done).toEqual(['createDemoSession', 'goHome']);
    actor.stop();
  });

  it('loads the main page after signing out even without a demo session', async () => {
    const { load, pass, done } = openTab({
      createDemoSession: () => Promise.reject(new Error('No connection')),
    });
    const { actor } = await load(sessionInputs.viewer);

    actor.send({ type: 'signed.out' });
    await pass(100);

    expect(done).toEqual(['createDemoSession', 'goHome']);
    actor.stop();
  });

  it('tells the flows beside it', () => {
    const heard: string[] = [];
    const root = setup({
      actors: {
        session: createSessionMachine(fakeSessionPorts()),
        notifications: fromCallback<AnyEventObject>(({ receive }) =>
          receive(({ type }) => heard.push(`notifications ${type}`)),
        ),
      },
    }).createMachine({
      invoke: [
        { src: 'session', systemId: 'session', input: sessionInputs.visitor },
        { src: 'notifications', systemId: 'notifications' },
      ],
      on: { '*': { actions: ({ event }) => heard.push(`app ${event.type}`) } },
    });
    const actor = createActor(root, { systemId: 'app' }).start();
    const session = actor.system.get('session');

    session.send({ type: 'session.changed', session: sessions.viewer });
    session.send({ type: 'signed.out' });

    expect(heard).toEqual([
      'app session.changed',
      'app session.ended',
      'notifications session.ended',
    ]);
    actor.stop();
  });
});
