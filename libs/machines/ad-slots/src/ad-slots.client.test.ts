import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it } from 'vitest';
import { adSlotsInputs } from './ad-slots.fixtures.ts';
import { start } from './ad-slots.runs.ts';
import type { AdSlotsInput, Readiness } from './ad-slots.types.ts';

const { film, continued } = adSlotsInputs;

describe('adSlotsMachine: getting ready', () => {
  const started = (input: AdSlotsInput) => {
    const { port: prepare, calls } = heldPort<void, Readiness>();
    return { ...start(input, { prepare }), preparing: calls };
  };

  it('loads what plays breaks before the content if a preroll comes first, else with it [ENGINE-023]', () => {
    expect(started(film).preparing).toHaveLength(1);
    const { preparing, send } = started(continued);
    expect(preparing).toHaveLength(0);
    send({ type: 'content.played' });
    expect(preparing).toHaveLength(1);
  });

  it('says that it is being found out whether advertising is blocked, and when it is known [AD-010]', async () => {
    const { preparing, words, send, isPrepared } = started(continued);
    send({ type: 'content.played' });
    expect(words).toEqual([{ type: 'ad.checking', isOn: true }]);
    preparing[0]?.answer({ isBlocked: false });
    await isPrepared();
    expect(words.slice(1)).toEqual([{ type: 'ad.checking', isOn: false }]);
  });

  it('keeps a break that is due waiting until it can be played', async () => {
    const { preparing, send, resume, slots, view, isPrepared } = started(continued);
    send({ type: 'content.played' });
    resume();
    expect(slots()).toEqual([]);
    expect(view()).toMatchObject({ slot: 'pauseroll', isShowing: false });
    preparing[0]?.answer({ isBlocked: false });
    await isPrepared();
    expect(slots()).toEqual(['pauseroll']);
  });

  it('plays the content without advertising where it is blocked, and reports it once [AD-009, AD-035, AD-038]', async () => {
    const { preparing, words, reports, resume, play, slots, send, isPrepared } = started(film);
    preparing[0]?.answer({ isBlocked: true });
    await isPrepared();
    expect(words.at(-1)).toEqual({ type: 'ad.changed', status: 'blocked' });
    expect(reports).toEqual([
      {
        slot: 'preroll',
        type: 'ad.failed',
        ad: { position: 1 },
        error: {
          name: 'AD_BLOCKING_BY_USER',
          code: 1,
          message: 'AD_BLOCKING_BY_USER',
          resultCode: -1,
        },
      },
    ]);

    resume();
    play(600, 2);
    send({ type: 'content.ended' });

    expect(slots()).toEqual([]);
    expect(reports).toHaveLength(1);
  });

  it.each(['fails', 'takes longer than five seconds'])(
    'plays the content without advertising where getting ready %s',
    async (how) => {
      const { preparing, words, reports, clock, isPrepared } = started(film);
      if (how === 'fails') preparing[0]?.fail(new Error('No connection'));
      else clock.increment(5_000);
      await isPrepared();
      expect(words.at(-1)).toEqual({ type: 'ad.changed', status: 'ended' });
      expect(reports).toMatchObject([
        { type: 'ad.failed', error: { name: 'AD_CLIENT_NOT_LOADED' } },
      ]);
    },
  );
});
