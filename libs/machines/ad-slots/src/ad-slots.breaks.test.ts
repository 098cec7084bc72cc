import { describe, expect, it, vi } from 'vitest';
import { adSlotsInputs, spots } from './ad-slots.fixtures.ts';
import { start, watch, watchPreroll } from './ad-slots.runs.ts';

const [first, second] = spots;

describe('adSlotsMachine: a break', () => {
  it('reports all that happens in it, with its slot', async () => {
    const { send, reports, end } = await watchPreroll();
    send({ type: 'ad.requested', ad: { position: 1 } });
    send({ type: 'break.filled', count: 2 });
    send({ type: 'ad.started', ad: first });
    send({ type: 'ad.clicked' });
    send({ type: 'ad.ended' });
    send({ type: 'ad.started', ad: second });
    send({ type: 'ad.skipped' });
    await end();

    expect(reports).toEqual([
      { slot: 'preroll', type: 'break.started' },
      { slot: 'preroll', type: 'ad.requested', ad: { position: 1 } },
      { slot: 'preroll', type: 'ad.started', ad: first },
      { slot: 'preroll', type: 'ad.clicked', ad: first },
      { slot: 'preroll', type: 'ad.ended', ad: first },
      { slot: 'preroll', type: 'ad.started', ad: second },
      { slot: 'preroll', type: 'ad.skipped', ad: second },
      { slot: 'preroll', type: 'break.ended', count: 2, shown: 2 },
    ]);
  });

  it('shows which of how many is on the screen, and when it may be skipped', async () => {
    const { send, view } = await watchPreroll();
    expect(view()).toMatchObject({
      slot: 'preroll',
      isShowing: false,
      position: 1,
      count: 0,
      skipIn: undefined,
    });
    send({ type: 'break.filled', count: 2 });
    send({ type: 'ad.started', ad: second });
    send({ type: 'ad.progressed', time: 1.4 });
    expect(view()).toMatchObject({
      slot: 'preroll',
      isShowing: true,
      position: 2,
      count: 2,
      skipIn: 4,
      secondsLeft: 9,
    });
    expect(view()?.share).toBeCloseTo(0.14);
  });

  it('A18: may be skipped once a program says so, and not when it takes that back', async () => {
    const ask = vi.fn();
    const { send, view } = await watchPreroll({ ask });
    send({ type: 'ad.started', ad: first });
    send({ type: 'ad.progressed', time: 3 });
    send({ type: 'ad.skip' });
    expect([view()?.skipIn, ask.mock.calls]).toEqual([undefined, []]);
    send({ type: 'ad.skippable', isSkippable: true });
    expect(view()?.skipIn).toBe(0);
    send({ type: 'ad.skip' });
    expect(ask.mock.calls).toEqual([['ad.skip']]);
    send({ type: 'ad.skippable', isSkippable: false });
    expect(view()?.skipIn).toBeUndefined();
  });

  it('A11: comes at none of the last seconds of the content', async () => {
    const { send, clock, slots } = await watch();
    const at = (time: number) => {
      send({ type: 'content.moved', time, duration: 1_200 });
      clock.increment(1_000);
    };
    at(1_196);
    expect(slots()).toEqual([]);
    at(1_190);
    expect(slots()).toEqual(['midroll']);
  });

  it('asks the advertisement to stand still, and shows that it does', async () => {
    const ask = vi.fn();
    const { send, view } = await watchPreroll({ ask });
    send({ type: 'ad.started', ad: first });
    for (const type of ['ad.pause', 'ad.click', 'ad.resume'] as const) send({ type });
    expect(ask.mock.calls).toEqual([['ad.pause'], ['ad.click'], ['ad.resume']]);

    send({ type: 'ad.paused' });
    expect(view()?.isPaused).toBe(true);
    send({ type: 'ad.resumed' });
    expect(view()?.isPaused).toBe(false);
  });

  it('lets an advertisement be skipped when it says so, and not before', async () => {
    const ask = vi.fn();
    const { send } = await watchPreroll({ ask });
    send({ type: 'ad.started', ad: first });
    send({ type: 'ad.skip' });
    send({ type: 'ad.ended' });
    send({ type: 'ad.started', ad: second });
    send({ type: 'ad.progressed', time: 4.9 });
    send({ type: 'ad.skip' });
    expect(ask).not.toHaveBeenCalled();
    send({ type: 'ad.progressed', time: 5 });
    send({ type: 'ad.skip' });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('lets the content go on when it ends [AD-006]', async () => {
    const { words, end, view } = await watchPreroll();
    await end();
    expect(words.at(-1)).toEqual({ type: 'ad.changed', status: false });
    expect(view()).toBeUndefined();
  });

  it('says that nothing follows where there was nothing to show [AD-007]', async () => {
    const { words, reports, end } = await watchPreroll();
    await end({ status: 'empty' });
    expect(words.at(-1)).toEqual({ type: 'ad.changed', status: 'ended' });
    expect(reports.at(-1)).toEqual({ slot: 'preroll', type: 'break.ended', count: 0, shown: 0 });
  });

  it('A15: does not hold content that plays already, and still tells what came of its preroll [AD-007]', async () => {
    const { words, reports, slots, view, send, isPrepared, end } = start(adSlotsInputs.underWay);
    send({ type: 'content.played' });
    await isPrepared();
    expect([slots(), view()]).toEqual([['preroll'], undefined]);
    send({ type: 'ad.failed', name: 'VAST_NO_ADS' });
    await end({ status: 'empty' });

    expect(words.filter(({ type }) => type === 'ad.changed')).toEqual([
      { type: 'ad.changed', status: 'ended' },
    ]);
    expect(reports.map(({ type }) => type)).toEqual(['break.started', 'ad.failed', 'break.ended']);
  });

  it('says that all has ended after the break that follows the content [AD-008]', async () => {
    const { words, send, end } = await watch();
    send({ type: 'content.ended' });
    await end();
    expect(words.at(-1)).toEqual({ type: 'ad.finished' });
  });

  it('plays no more breaks once one was blocked [AD-009, AD-035]', async () => {
    const { words, reports, resume, slots, end } = await watchPreroll();
    await end({ status: 'blocked' });
    expect(words.at(-1)).toEqual({ type: 'ad.changed', status: 'blocked' });
    expect(reports).toMatchObject([
      { type: 'break.started' },
      { type: 'ad.failed', error: { code: 1, message: 'AD_BLOCKING_BY_USER' } },
      { type: 'break.ended' },
    ]);
    resume();
    expect(slots()).toEqual(['preroll']);
  });

  it('A25: plays no more breaks once the viewer may watch without them, and reports no error', async () => {
    const { words, reports, resume, slots, end } = await watchPreroll();
    await end({ status: 'adFree' });
    expect(words.at(-1)).toEqual({ type: 'ad.changed', status: false });
    expect(reports).toMatchObject([{ type: 'break.started' }, { type: 'break.ended' }]);
    resume();
    expect(slots()).toEqual(['preroll']);
  });

  it('counts as done where it fails as a whole, and plays the next [AD-034]', async () => {
    const { calls, words, reports, resume, slots } = await watchPreroll();
    calls[0]?.fail(new Error('Broken'));
    await expect.poll(() => words.at(-1)).toEqual({ type: 'ad.changed', status: false });
    expect(reports).toMatchObject([
      { type: 'break.started' },
      { type: 'ad.failed', error: { name: 'AD_CLIENT_FAILED', resultCode: -1 } },
      { type: 'break.ended' },
    ]);
    resume();
    expect(slots()).toEqual(['preroll', 'pauseroll']);
  });

  it('is given up when nothing comes for a quarter of a minute, and cut off', async () => {
    const { calls, words, reports, clock, send } = await watchPreroll();
    clock.increment(14_000);
    send({ type: 'ad.started', ad: first });
    clock.increment(60_000);
    send({ type: 'ad.ended' });
    expect(calls[0]?.signal.aborted).toBe(false);
    clock.increment(15_000);
    expect(words.at(-1)).toEqual({ type: 'ad.changed', status: false });
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(reports.slice(-2)).toMatchObject([
      { type: 'ad.failed', error: { name: 'BREAK_TIMEOUT' } },
      { type: 'break.ended', shown: 1 },
    ]);
  });

  it('is cut off when the player stops', async () => {
    const { calls, actor } = await watchPreroll();
    actor.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});

describe('adSlotsMachine: errors', () => {
  it('asks for nothing at an address that does not begin with http, and plays the content [AD-023, AD-026]', async () => {
    const { words, reports, slots, isPrepared } = start(adSlotsInputs.wrong);
    await isPrepared();
    expect(words.filter(({ type }) => type === 'ad.changed')).toEqual([
      { type: 'ad.changed', status: true },
      { type: 'ad.changed', status: false },
    ]);
    expect(reports).toEqual([
      {
        slot: 'preroll',
        type: 'ad.failed',
        ad: { position: 1 },
        error: {
          name: 'NOT_CORRECT_VAST_URL',
          code: 4,
          message: 'SMTH_WRONG_WITH_MAKING_VAST_URL',
          resultCode: 1,
        },
      },
    ]);
    expect(slots()).toEqual([]);
  });

  it('reports errors of one advertisement, and goes on with the break', async () => {
    const { send, reports, view } = await watchPreroll();
    send({ type: 'ad.failed', name: 'VAST_TIMEOUT', ad: { position: 1, id: 'ad-0' } });
    send({ type: 'ad.started', ad: second });
    send({ type: 'ad.failed', name: 'MEDIA_DECODE_FAILED' });
    expect(reports.filter(({ type }) => type === 'ad.failed')).toMatchObject([
      { ad: { position: 1, id: 'ad-0' }, error: { name: 'VAST_TIMEOUT' } },
      { ad: second, error: { name: 'MEDIA_DECODE_FAILED' } },
    ]);
    expect(view()).toMatchObject({ isShowing: false });
  });

  it('keeps to itself that there was no advertising to ask for [AD-032]', async () => {
    const { send, reports, end } = await watchPreroll();
    send({ type: 'ad.failed', name: 'NO_AD_SECTION' });
    await end({ status: 'empty' });
    expect(reports.map(({ type }) => type)).toEqual(['break.started', 'break.ended']);
  });
});
