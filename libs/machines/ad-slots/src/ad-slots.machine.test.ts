import { describe, expect, it } from 'vitest';
import { adAddresses, adSlotsInputs } from './ad-slots.fixtures.ts';
import { start, watch } from './ad-slots.runs.ts';

const { film, continued, channel } = adSlotsInputs;

describe('adSlotsMachine: before the content', () => {
  it.each([
    ['a film from its start', film],
    ['a film that goes on in its first seconds', { ...film, startTime: 4.9 }],
    ['a channel, whatever its time', channel],
  ] as const)('holds %s for its preroll [AD-011, AD-012, AD-019, AD-020]', async (_name, input) => {
    const { words, calls, send, view, isPrepared } = start(input);
    await isPrepared();
    expect(words[0]).toEqual({ type: 'ad.changed', status: true });
    expect([calls, view()]).toEqual([[], undefined]);

    send({ type: 'content.paused', reason: 'adv' });

    expect(calls.map((call) => call.input)).toEqual([
      {
        slot: 'preroll',
        address: adAddresses.preroll,
        limit: input.isLive ? 1 : 4,
        isTest: false,
      },
    ]);
  });

  it.each([
    ['a film that goes on after five seconds', { ...film, startTime: 5 }],
    ['a film without a preroll', { ...film, addresses: { midroll: adAddresses.midroll } }],
  ] as const)('lets %s begin [AD-011]', async (_name, input) => {
    const { words, slots } = await watch(input);
    expect(words.filter(({ type }) => type === 'ad.changed')).toEqual([]);
    expect(slots()).toEqual([]);
  });

  it('plays no second preroll when the film is watched again', async () => {
    const { send, slots, end, isPrepared } = start();
    await isPrepared();
    send({ type: 'content.paused', reason: 'adv' });
    await end();
    send({ type: 'content.played' });
    send({ type: 'content.ended' });
    await end();
    send({ type: 'content.played' });
    send({ type: 'content.ended' });
    expect(slots()).toEqual(['preroll', 'postroll']);
  });

  it('asks for nothing before the content has loaded and may sound', async () => {
    const { send, calls, isPrepared } = start();
    await isPrepared();
    send({ type: 'content.moved', time: 0, duration: 1_200 });
    send({ type: 'content.paused', reason: 'user' });
    expect(calls).toEqual([]);
  });

  it('counts as a test where the asset says so', async () => {
    const { send, calls, isPrepared } = start({ ...film, isTest: true });
    await isPrepared();
    send({ type: 'content.paused', reason: 'adv' });
    expect(calls.map((call) => call.input.isTest)).toEqual([true]);
  });
});

describe('adSlotsMachine: in the content', () => {
  it('looks for a midroll once a second, from the fifth second on [AD-013]', async () => {
    const prepare = async () => ({ isBlocked: false, midrolls: [1, 8] });
    const { play, slots, send, clock } = await watch(
      { ...film, addresses: { midroll: adAddresses.midroll } },
      { prepare },
    );
    play(2, 3);
    expect(slots()).toEqual([]);
    send({ type: 'content.moved', time: 5, duration: 1_200 });
    clock.increment(999);
    expect(slots()).toEqual([]);
    clock.increment(1);
    expect(slots()).toEqual(['midroll']);
  });

  it('plays one midroll in the middle where nobody says when, and none again [AD-017, AD-021]', async () => {
    const { play, slots, end, send } = await watch({ ...film, startTime: 10 });
    play(598, 2);
    expect(slots()).toEqual([]);
    play(600);
    expect(slots()).toEqual(['midroll']);
    await end();
    send({ type: 'content.played' });
    play(400, 300);
    expect(slots()).toEqual(['midroll']);
  });

  it('plays each midroll once, and one for all that were passed over [AD-017, AD-021]', async () => {
    const prepare = async () => ({ isBlocked: false, midrolls: [310, 400, 500] });
    const { play, slots, end, send } = await watch(continued, { prepare });
    play(450);
    await end();
    send({ type: 'content.played' });
    play(310, 150);
    expect(slots()).toHaveLength(1);
    play(500);
    expect(slots()).toEqual(['midroll', 'midroll']);
  });

  it('plays none that lie before the place where the viewer goes on, and none in live [AD-021]', async () => {
    const late = await watch({ ...continued, startTime: 700 });
    late.play(700, 20);
    const live = await watch({ ...channel, addresses: { midroll: adAddresses.midroll } });
    live.play(channel.startTime, 20);
    expect([...late.slots(), ...live.slots()]).toEqual([]);
  });

  it('looks for no midroll while the content stands still', async () => {
    const { send, play, slots } = await watch();
    send({ type: 'content.paused', reason: 'user' });
    play(700, 5);
    expect(slots()).toEqual([]);
  });

  it('plays a pauseroll when the viewer goes on after a pause of theirs [AD-014]', async () => {
    const { resume, calls, words } = await watch();
    resume('user');
    expect(calls.map((call) => call.input.slot)).toEqual(['pauseroll']);
    expect(words.at(-1)).toEqual({ type: 'ad.changed', status: true });
  });

  it.each(['tech', 'tech_error', 'adv'] as const)(
    'plays none after a pause for the reason %s [AD-015]',
    async (reason) => {
      const { resume, slots } = await watch();
      resume(reason);
      expect(slots()).toEqual([]);
    },
  );

  it('plays a pauseroll at most once in five minutes, and then again [AD-018]', async () => {
    const { resume, slots, end, clock } = await watch();
    resume();
    await end();
    resume('adv');
    clock.increment(299_999);
    resume();
    expect(slots()).toEqual(['pauseroll']);
    clock.increment(1);
    resume();
    expect(slots()).toEqual(['pauseroll', 'pauseroll']);
  });

  it('plays a postroll when the content ends, once [AD-016, AD-017]', async () => {
    const { send, slots, end } = await watch();
    send({ type: 'content.ended' });
    expect(slots()).toEqual(['postroll']);
    await end();
    send({ type: 'content.played' });
    send({ type: 'content.ended' });
    expect(slots()).toEqual(['postroll']);
  });

  it('takes watching again for no pause', async () => {
    const { send, slots } = await watch({
      ...continued,
      addresses: { pauseroll: adAddresses.pauseroll },
    });
    send({ type: 'content.paused', reason: 'user' });
    send({ type: 'content.ended' });
    send({ type: 'content.played' });
    expect(slots()).toEqual([]);
  });
});
