import { describe, expect, it } from 'vitest';
import { viewingLimits } from './viewing-limit.fixtures.ts';
import { startViewingLimit } from './viewing-limit.driver.ts';

const { child, night, expired, master, visitor } = viewingLimits;

const HOURS_ENDING = 'notification.view_limit.hours_ending';
const TIME_ENDING = 'notification.view_limit.time_ending';
const TIME_EXPIRED = 'notification.view_limit.time_expired';

describe('viewingLimitMachine, hours', () => {
  it('looks every minute, by the clock of the account [LIMIT-001]', async () => {
    const { clock, zones, settle } = await startViewingLimit(child, '12:00:00');
    expect(zones).toEqual(['Europe/Moscow']);

    clock.increment(59_999);
    expect(zones).toHaveLength(1);
    clock.increment(1);
    await settle();

    expect(zones).toHaveLength(2);
  });

  it('looks at the full minute, whenever it was started', async () => {
    const { clock, zones } = await startViewingLimit(child, '12:00:45');

    clock.increment(14_999);
    expect(zones).toHaveLength(1);
    clock.increment(1);

    expect(zones).toHaveLength(2);
  });

  it.each([
    ['hours of the whole day', master],
    ['a visitor', visitor],
  ])('does not watch %s [LIMIT-002, LIMIT-010]', async (_, limits) => {
    const { zones, notices, allowance, reported, watch, tickAt } = await startViewingLimit(
      limits,
      '23:59:30',
    );
    watch(600);
    await tickAt('00:00:00');

    expect([zones, notices, reported()]).toEqual([[], [], []]);
    expect(allowance()).toEqual({
      isIntervalAllowed: true,
      isTimeLeft: true,
      remainingSeconds: undefined,
    });
  });

  it('warns once when four to five minutes of the hours remain [LIMIT-003]', async () => {
    const { tickAt, keys } = await startViewingLimit(child, '20:54:00');
    expect(keys()).toEqual([]);

    await tickAt('20:55:00');
    await tickAt('20:56:00');
    expect(keys()).toEqual([HOURS_ENDING]);
    await tickAt('20:57:00');
    await tickAt('20:55:00', '2026-11-22');

    expect(keys()).toEqual([HOURS_ENDING, HOURS_ENDING]);
  });

  it.each(['20:54:59', '20:56:01', '20:59:00', '21:00:30', '21:02:00', '07:55:00'])(
    'does not warn at %s [LIMIT-003]',
    async (time) => {
      const { keys } = await startViewingLimit(child, time);

      expect(keys()).toEqual([]);
    },
  );

  it('does not allow to watch past the end of the hours, and before their start [LIMIT-004]', async () => {
    const { tickAt, allowance } = await startViewingLimit(child, '20:59:00');
    const allowed = [allowance().isIntervalAllowed];

    for (const time of ['21:00:00', '21:01:00', '07:59:00', '08:00:00']) {
      await tickAt(time);
      allowed.push(allowance().isIntervalAllowed);
    }

    expect(allowed).toEqual([true, true, false, false, true]);
  });

  it('knows hours that run over midnight [LIMIT-014]', async () => {
    const { tickAt, allowance, keys } = await startViewingLimit(night, '21:59:00');
    const allowed = [allowance().isIntervalAllowed];

    for (const time of ['22:00:00', '00:30:00', '05:55:00', '06:00:00', '06:01:00']) {
      await tickAt(time);
      allowed.push(allowance().isIntervalAllowed);
    }

    expect(allowed).toEqual([false, true, true, true, true, false]);
    expect(keys()).toEqual([HOURS_ENDING]);
  });

  it('shows its notices for ten seconds, to be closed, to every profile [LIMIT-007, LIMIT-008, LIMIT-009]', async () => {
    const { notices } = await startViewingLimit(child, '20:55:00');

    expect(notices).toEqual([
      {
        message: { key: HOURS_ENDING },
        tone: 'warning',
        durationSeconds: 10,
        isCancellable: true,
        isForced: true,
      },
    ]);
  });
});

describe('viewingLimitMachine, time of the day', () => {
  it('warns once when four to five minutes of it remain [LIMIT-005]', async () => {
    const { watch, keys } = await startViewingLimit(child, '12:00:00');

    watch(6899);
    expect(keys()).toEqual([]);
    watch(1);
    watch(30);
    watch(60);

    expect(keys()).toEqual([TIME_ENDING]);
  });

  it('says once when it has ended, and does not allow to watch on [LIMIT-006, LIMIT-010]', async () => {
    const { watch, keys, allowance } = await startViewingLimit(child, '12:00:00');
    expect(allowance()).toMatchObject({ isTimeLeft: true, remainingSeconds: 7200 });

    watch(7200);
    watch(10);

    expect(keys()).toEqual([TIME_EXPIRED]);
    expect(allowance()).toMatchObject({ isTimeLeft: false, remainingSeconds: 0 });
  });

  it('says so at the start when nothing is left [LIMIT-006]', async () => {
    const { keys } = await startViewingLimit(expired, '12:00:00');

    expect(keys()).toEqual([TIME_EXPIRED]);
  });

  it('begins anew with the day', async () => {
    const { tickAt, allowance } = await startViewingLimit(expired, '23:59:00');

    await tickAt('00:00:00', '2026-11-22');

    expect(allowance()).toMatchObject({ isTimeLeft: true, remainingSeconds: 7200 });
  });

  it('reports watched time every minute, if it is more than ten seconds [LIMIT-011, LIMIT-012]', async () => {
    const { watch, tickAt, reported, answer, allowance } = await startViewingLimit(
      child,
      '12:00:00',
    );

    watch(10);
    await tickAt('12:01:00');
    expect(reported()).toEqual([]);
    watch(50);
    await tickAt('12:02:00');
    expect(reported()).toEqual([60]);
    await answer({ watchedSeconds: 90, maxSeconds: 7200 });
    await tickAt('12:03:00');

    expect(reported()).toEqual([60]);
    expect(allowance().remainingSeconds).toBe(7110);
  });

  it('keeps what was watched during a report for the next one', async () => {
    const { watch, tickAt, reported, answer } = await startViewingLimit(child, '12:00:00');
    watch(60);
    await tickAt('12:01:00');

    watch(20);
    await answer({ watchedSeconds: 60, maxSeconds: 7200 });
    await tickAt('12:02:00');

    expect(reported()).toEqual([60, 20]);
  });

  it('reports again what could not be reported, ten minutes at once [LIMIT-013]', async () => {
    const { watch, tickAt, reported, fail, answer } = await startViewingLimit(child, '12:00:00');
    watch(700);
    await tickAt('12:01:00');
    await fail();

    await tickAt('12:02:00');
    await answer({ watchedSeconds: 600, maxSeconds: 7200 });
    await tickAt('12:03:00');

    expect(reported()).toEqual([600, 600, 100]);
  });

  it('reports nothing for a profile without a time of the day', async () => {
    const { watch, tickAt, reported } = await startViewingLimit(night, '23:00:00');

    watch(60);
    await tickAt('23:01:00');

    expect(reported()).toEqual([]);
  });
});

describe('viewingLimitMachine, changes', () => {
  it('follows new limits of the same profile and keeps what it has watched', async () => {
    const { actor, watch, allowance } = await startViewingLimit(child, '12:00:00');
    watch(60);

    actor.send({ type: 'limits.changed', limits: { ...child, maxSeconds: 3600 } });

    expect(allowance().remainingSeconds).toBe(3540);
  });

  it('counts another profile for itself [PERM-005]', async () => {
    const { actor, watch, allowance, settle, keys } = await startViewingLimit(expired, '12:00:00');
    watch(60);

    actor.send({ type: 'limits.changed', limits: { ...expired, profileId: 'profile-4' } });
    await settle();
    expect(keys()).toEqual([TIME_EXPIRED, TIME_EXPIRED]);
    actor.send({ type: 'limits.changed', limits: { ...child, profileId: 'profile-5' } });

    expect(allowance().remainingSeconds).toBe(7200);
  });
});
