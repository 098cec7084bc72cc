import { describe, expect, it } from 'vitest';
import { filmInput } from './player.fixtures.ts';
import { play, start } from './player.runs.ts';
import { selectNextOffer, selectSkip } from './player.selectors.ts';
import type { PlayerInput } from './player.types.ts';

const episode: PlayerInput = { ...filmInput, duration: 60, next: { title: 'Отлив' } };
const titled: PlayerInput = { ...episode, credits: { start: 40 }, intro: { start: 5, end: 20 } };

async function watch(input: PlayerInput) {
  const run = await play(input);
  return {
    ...run,
    at: (currentTime: number) => run.actor.send({ type: 'time.changed', currentTime }),
    offer: () => selectNextOffer(run.actor.getSnapshot()),
    skip: () => selectSkip(run.actor.getSnapshot()),
  };
}

describe('playerMachine: next episode', () => {
  it('offers what follows from the closing titles on, and plays it after ten seconds', async () => {
    const { at, offer, pass, nexts } = await watch(titled);
    at(39.9);
    expect(offer()).toBeUndefined();
    at(40);
    expect(offer()).toEqual({ title: 'Отлив', secondsLeft: 10 });
    pass(9);
    expect(offer()).toEqual({ title: 'Отлив', secondsLeft: 1 });
    expect(nexts).toEqual([]);
    pass(1);
    expect(nexts).toEqual([10_000]);
    expect(offer()).toBeUndefined();
  });

  it('offers it 15 s before the end where closing titles are not marked', async () => {
    const { at, offer } = await watch(episode);
    at(44.9);
    expect(offer()).toBeUndefined();
    at(45);
    expect(offer()).toBeDefined();
  });

  it('holds the count while playback is paused and while advertising plays', async () => {
    const { at, offer, pass, actor } = await watch(titled);
    at(41);
    actor.send({ type: 'media.paused' });
    pass(60);
    expect(offer()?.secondsLeft).toBe(10);
    actor.send({ type: 'media.played' });
    actor.send({ type: 'media.ended' });
    actor.send({ type: 'ad.changed', status: true });
    pass(60);
    expect(offer()?.secondsLeft).toBe(10);
    actor.send({ type: 'ad.changed', status: 'ended' });
    pass(1);
    expect(offer()?.secondsLeft).toBe(9);
  });

  it('A13: counts only after advertising that follows the title, and offers it before', async () => {
    const { at, offer, pass, nexts, actor } = await watch({ ...titled, hasPostroll: true });
    at(41);
    pass(15);
    expect(offer()).toEqual({ title: 'Отлив', secondsLeft: 0 });
    actor.send({ type: 'media.ended' });
    actor.send({ type: 'ad.changed', status: true });
    pass(60);
    expect(nexts).toEqual([]);
    actor.send({ type: 'ad.changed', status: 'ended' });
    pass(9);
    expect(offer()).toEqual({ title: 'Отлив', secondsLeft: 1 });
    pass(1);
    expect(nexts).toHaveLength(1);
  });

  it('A13: counts at once where advertising is blocked', async () => {
    const { at, offer, actor } = await watch({ ...titled, hasPostroll: true });
    actor.send({ type: 'ad.changed', status: 'blocked' });
    at(41);
    expect(offer()?.secondsLeft).toBe(10);
  });

  it('lets the viewer stay to the end, where the offer waits without a count', async () => {
    const { at, offer, pass, nexts, actor } = await watch(titled);
    at(41);
    actor.send({ type: 'next.cancel' });
    expect(offer()).toBeUndefined();
    pass(60);
    actor.send({ type: 'media.ended' });
    pass(60);
    expect(offer()).toEqual({ title: 'Отлив', secondsLeft: 0 });
    expect(nexts).toEqual([]);
    actor.send({ type: 'next.play' });
    expect(nexts).toHaveLength(1);
  });

  it('keeps the offer and counts nothing once that is switched off, for good', async () => {
    const { at, offer, pass, nexts, kept, actor } = await watch(titled);
    at(41);
    actor.send({ type: 'next.automatic', isOn: false });
    pass(60);
    actor.send({ type: 'media.ended' });
    pass(60);
    expect(offer()).toEqual({ title: 'Отлив', secondsLeft: 0 });
    expect(nexts).toEqual([]);
    expect(kept.at(-1)?.isNextAutomatic).toBe(false);
    const later = start({ ...titled, preferences: { isNextAutomatic: false } });
    expect(later.context().isNextAutomatic).toBe(false);
  });

  it('takes the offer back when the viewer goes back, and starts anew', async () => {
    const { at, offer, pass } = await watch(titled);
    at(41);
    pass(5);
    at(12);
    expect(offer()).toBeUndefined();
    pass(60);
    at(42);
    expect(offer()?.secondsLeft).toBe(10);
  });

  it('offers nothing where nothing follows', async () => {
    const { at, offer, actor } = await watch(filmInput);
    at(59);
    actor.send({ type: 'media.ended' });
    expect(offer()).toBeUndefined();
  });
});

describe('playerMachine: titles', () => {
  it('lets the opening titles be passed over while they run', async () => {
    const { at, skip } = await watch(titled);
    const found = [4.9, 5, 19.9, 20].map((time) => {
      at(time);
      return skip();
    });
    expect(found).toEqual([undefined, 'intro', 'intro', undefined]);
  });

  it('lets the closing titles be passed over where nothing else is offered', async () => {
    const { next: _, ...last } = titled;
    const alone = await watch(last);
    alone.at(41);
    expect(alone.skip()).toBe('credits');
    const followed = await watch(titled);
    followed.at(41);
    expect(followed.skip()).toBeUndefined();
    followed.actor.send({ type: 'next.cancel' });
    expect(followed.skip()).toBe('credits');
  });
});

describe('playerMachine: place to go on', () => {
  it.each([
    ['within the title', 33, 33],
    ['in its last seconds', 46, 0],
    ['behind its end', 500, 0],
  ])('takes a place %s', (_, startTime, expected) => {
    const { told, context } = start({ ...filmInput, startTime });
    expect(told('media.load')).toEqual([{ type: 'media.load', startTime: expected }]);
    expect(context().currentTime).toBe(expected);
  });

  it('takes any place while the length is not known', () => {
    const { told } = start({ type: 'vod', startTime: 500 });
    expect(told('media.load')).toEqual([{ type: 'media.load', startTime: 500 }]);
  });
});
