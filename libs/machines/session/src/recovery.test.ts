import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it } from 'vitest';
import { openTab, settle } from './session.driver.ts';
import { failures, sessionInputs, sessions } from './session.fixtures.ts';
import { selectIsSignInDue, selectRecovery } from './recovery.selectors.ts';
import type { SessionEvent } from './session.events.ts';
import type { SessionData } from './session.types.ts';

async function actionsAfter(failure: Extract<SessionEvent, { type: 'transport.failed' }>) {
  const { load, pass, done } = openTab();
  const { actor } = await load();
  actor.send(failure);
  await pass(100);
  actor.stop();
  return done;
}

describe('sessionMachine, after failed calls', () => {
  it('makes a demo session for the time of the reload after 401 with 1000023 [ERR-006]', async () => {
    expect(await actionsAfter(failures.missing)).toEqual([
      'createDemoSession',
      'keepCookiesBriefly 5',
      'reload',
    ]);
  });

  it('updates the session and reloads after 401 with 1000053 [ERR-007]', async () => {
    expect(await actionsAfter(failures.stale)).toEqual(['updateSession', 'reload']);
  });

  it('drops the cookie of the session and reloads after any other 401 [ERR-008]', async () => {
    expect(await actionsAfter(failures.lost)).toEqual(['dropSessionCookie', 'reload']);
  });

  it('does the same after 403 with 1000049 on a GET [ERR-009]', async () => {
    expect(await actionsAfter(failures.denied)).toEqual(['dropSessionCookie', 'reload']);
  });

  it('leaves 403 with 1000049 on anything else to the caller [ERR-010]', async () => {
    expect(await actionsAfter({ ...failures.denied, method: 'POST' })).toEqual([]);
  });

  it('leads to /geoblock after 451 [ERR-011]', async () => {
    expect(await actionsAfter(failures.blockedCountry)).toEqual(['goToGeoblock']);
  });

  it('leads there from an open payment as well: nothing can be asked about it any more [ERR-011]', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'busy.began', reason: 'payment' });

    actor.send(failures.blockedCountry);
    await pass(60_000);

    expect(done).toEqual(['goToGeoblock']);
    actor.stop();
  });

  it.each([502, 503, 504])('reloads after %i [ERR-012, ERR-013, ERR-014]', async (status) => {
    expect(await actionsAfter({ ...failures.unavailable, status })).toEqual(['reload']);
  });

  it.each([
    [failures.missing, ['createDemoSession']],
    [failures.lost, ['dropSessionCookie', 'createDemoSession']],
  ])(
    'C11: has the viewer sign in over an open payment in place of a reload, after $0.errorCode',
    async (failure, expected) => {
      const { load, pass, done } = openTab();
      const { actor } = await load(sessionInputs.viewer);
      const isDue = () => {
        const recovery = selectRecovery(actor.getSnapshot());
        return recovery !== undefined && selectIsSignInDue(recovery.getSnapshot());
      };
      actor.send({ type: 'busy.began', reason: 'payment' });
      actor.send(failure);
      await pass(60_000);
      expect(done).toEqual(expected);
      expect(isDue()).toBe(true);

      actor.send({ type: 'session.changed', session: sessions.viewer });
      expect(isDue()).toBe(false);
      actor.send({ type: 'busy.ended', reason: 'payment' });
      await pass(60_000);

      expect(done).toEqual(expected);
      actor.stop();
    },
  );

  it('C11: renews the session under an open payment without a reload', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'busy.began', reason: 'payment' });

    actor.send(failures.stale);
    await pass(60_000);

    expect(done).toEqual(['updateSession']);
    actor.stop();
  });

  it('C11: reloads the page for a visitor once the viewer turns back from signing in', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'busy.began', reason: 'payment' });
    actor.send({ type: 'busy.began', reason: 'playback' });
    actor.send(failures.missing);
    await pass(100);

    actor.send({ type: 'busy.ended', reason: 'playback' });
    await pass(100);
    expect(done).toEqual(['createDemoSession']);
    actor.send({ type: 'busy.ended', reason: 'payment' });
    await pass(100);

    expect(done).toEqual(['createDemoSession', 'keepCookiesBriefly 5', 'reload']);
    actor.stop();
  });

  it('C11: loads the page after an outage at the end of each open payment', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'busy.began', reason: 'payment' });
    actor.send({ type: 'busy.began', reason: 'payment' });

    actor.send(failures.unavailable);
    await pass(60_000);
    actor.send({ type: 'busy.ended', reason: 'payment' });
    await pass(60_000);
    expect(done).toEqual([]);
    actor.send({ type: 'busy.ended', reason: 'payment' });
    await pass(100);

    expect(done).toEqual(['reload']);
    actor.stop();
  });

  it('C11: has the viewer sign in where the session ends in an outage under a payment', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'busy.began', reason: 'payment' });
    actor.send(failures.unavailable);
    await pass(100);

    actor.send(failures.missing);
    await pass(100);

    expect(done).toEqual(['createDemoSession']);
    actor.stop();
  });

  it('leaves all other failures to their callers', async () => {
    for (const [status, errorCode] of [
      [400, 1000001],
      [403, 1000110],
      [404, 1000002],
      [429, 1000055],
      [500, 1000000],
    ] as const) {
      expect(
        await actionsAfter({ type: 'transport.failed', status, errorCode, method: 'GET' }),
      ).toEqual([]);
    }
  });

  it('acts once for calls that fail together', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load();

    actor.send(failures.unavailable);
    actor.send({ ...failures.unavailable, status: 502 });
    await pass(100);
    actor.send(failures.unavailable);
    await pass(100);

    expect(done).toEqual(['reload']);
    actor.stop();
  });

  it('acts once in five seconds for each row, also across a reload [ERR-005]', async () => {
    const { load, pass, done } = openTab();
    const first = await load();
    first.actor.send(failures.unavailable);
    await pass(100);
    first.actor.stop();

    const second = await load();
    second.actor.send(failures.unavailable);
    await pass(4800);
    expect(done).toEqual(['reload']);
    await pass(200);

    expect(done).toEqual(['reload', 'reload']);
    second.actor.stop();
  });

  it('does not let the pause of one row hold up another', async () => {
    const { load, pass, done } = openTab();
    const first = await load();
    first.actor.send(failures.unavailable);
    await pass(100);
    first.actor.stop();
    const second = await load();
    second.actor.send(failures.unavailable);
    await pass(100);

    second.actor.send(failures.blockedCountry);
    await pass(100);

    expect(done).toEqual(['reload', 'goToGeoblock']);
    second.actor.stop();
  });

  it.each([0, 0.5, 1])(
    'reloads at most six times in an outage of two minutes, and is well after it (luck %f)',
    async (random) => {
      const { load, pass, done, clock } = openTab({ random: () => random });
      const pageLoads: number[] = [];
      // Each page makes a call a second after it has come, and then every two seconds.
      for (let page = await load(); clock.now() < 300_000; page = await load()) {
        pageLoads.push(clock.now());
        const before = done.length;
        await pass(1000);
        while (done.length === before && clock.now() < 300_000) {
          if (clock.now() < 120_000) page.actor.send(failures.unavailable);
          await pass(2000);
        }
        page.actor.stop();
      }

      const reloads = done.filter((name) => name === 'reload');
      expect(reloads.length).toBeGreaterThan(3);
      expect(reloads.length).toBeLessThanOrEqual(6);
      expect(pageLoads.at(-1)).toBeGreaterThan(120_000);
    },
    20_000,
  );

  it('is slow where a tab cannot remember', async () => {
    const forgetful = {
      read: () => Promise.reject(new Error('No storage')),
      write: () => Promise.reject(new Error('No storage')),
    };
    const { load, pass, done } = openTab({ reloadMarks: forgetful });
    const { actor } = await load();

    actor.send(failures.unavailable);
    await pass(59_900);
    expect(done).toEqual([]);
    await pass(100);

    expect(done).toEqual(['reload']);
    actor.stop();
  }, 20_000);

  it('tries again when the action itself fails', async () => {
    let isDown = true;
    const { load, pass, done } = openTab({
      createDemoSession: async () => {
        if (isDown) throw new Error('No connection');
        return { state: 'normal', isAuth: false };
      },
    });
    const { actor } = await load();

    actor.send(failures.missing);
    await pass(100);
    isDown = false;
    await pass(5000);

    expect(done).toEqual([
      'createDemoSession',
      'createDemoSession',
      'keepCookiesBriefly 5',
      'reload',
    ]);
    actor.stop();
  });

  it('listens again when the page was kept after all', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load();
    actor.send(failures.unavailable);
    await pass(31_000);

    actor.send(failures.stale);
    await pass(100);

    expect(done).toEqual(['reload', 'updateSession', 'reload']);
    actor.stop();
  });

  it('replaces the session of a page that came by a recovery, whose cookie ends within seconds [ERR-006]', async () => {
    const { load, pass, done, isBrief } = openTab({
      getSession: async () => ({ state: 'normal', isAuth: false }),
    });
    const first = await load();
    first.actor.send(failures.missing);
    await pass(100);
    first.actor.stop();
    done.length = 0;

    const second = await load({ ...sessionInputs.returning, isBrief: isBrief() });
    await settle();

    expect(done).toEqual(['createDemoSession', 'refreshUser']);
    expect(second.viewer()).toBe('demo');
    second.actor.stop();
  });

  it('leaves the session of a viewer alone who signed in meanwhile', async () => {
    const { load, done } = openTab();

    const { actor, viewer } = await load(sessionInputs.recovered);

    expect([viewer(), done]).toEqual(['authenticated', ['refreshUser']]);
    actor.stop();
  });

  it('replaces it in place when it has ended already, instead of loading the page once more', async () => {
    const { port, calls } = heldPort<undefined, SessionData>();
    const { load, pass, done } = openTab({ getSession: port });
    const { actor, viewer } = await load(sessionInputs.recovered);

    actor.send(failures.missing);
    calls[0]?.fail(errorAnswer({ status: 401, code: 1000023 }));
    await pass(6000);

    expect([viewer(), done]).toEqual(['demo', ['createDemoSession', 'refreshUser']]);
    actor.stop();
  });
});
