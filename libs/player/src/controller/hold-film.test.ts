import type { AdBreakView } from '@foyer/ad-slots';
import { createPlayerMachine, type PlayerEvent } from '@foyer/player-machine';
import { filmInput } from '@foyer/player-machine/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { spokenAds } from './ad-breaks.kit.ts';
import { holdFilm } from './hold-film.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const shownAd: AdBreakView = {
  slot: 'preroll',
  isShowing: true,
  position: 1,
  count: 1,
  secondsLeft: 9,
  share: 0,
  isPaused: false,
  title: undefined,
  advertiser: undefined,
  token: undefined,
  clickUrl: undefined,
  skipIn: undefined,
};

/** A film that plays, in an element that obeys. */
function play() {
  const told: string[] = [];
  const media = fromCallback<{ type: string }, undefined>(({ receive, sendBack }) => {
    receive(({ type }) => {
      told.push(type);
      if (type === 'media.pause') sendBack({ type: 'media.paused' });
      if (type === 'media.play') sendBack({ type: 'media.played' });
    });
  });
  const machine = createPlayerMachine({
    media: media as never,
    autoplayCheck: async () => ({ isAllowed: true }),
    savePreferences: () => {},
  });
  const player = createActor(machine, { input: filmInput }).start();
  stops.push(() => player.stop());
  const send = (event: PlayerEvent) => player.send(event);
  send({ type: 'player.play', reason: 'user' });
  send({ type: 'media.ready', duration: 60, isLive: false });
  const plays = () => player.getSnapshot().matches({ lifecycle: 'playing' });
  return { player, send, plays, told };
}

it('holds a film that plays, and lets it go on', async () => {
  const { player, plays } = play();
  await expect.poll(plays).toBe(true);
  const letGo = holdFilm({ player });
  expect(plays()).toBe(false);
  letGo();
  expect(plays()).toBe(true);
});

it('leaves a film paused that the viewer had paused', async () => {
  const { player, plays, send } = play();
  await expect.poll(plays).toBe(true);
  send({ type: 'player.pause', reason: 'user' });
  holdFilm({ player })();
  expect(plays()).toBe(false);
});

it('A24: holds the advertisement on the screen and one that comes later, and lets it go on', () => {
  const { player } = play();
  const ads = spokenAds();
  const ask = vi.spyOn(ads, 'ask');
  let isPaused = false;
  let tell = () => {};
  ads.get = () => ({ ...shownAd, isPaused });
  ads.subscribe = (hear) => {
    tell = hear;
    return () => {};
  };
  const letGo = holdFilm({ player, ads });
  isPaused = true;
  tell();
  isPaused = false;
  tell();
  letGo();
  expect(ask.mock.calls).toEqual([['ad.pause'], ['ad.pause'], ['ad.resume']]);
});

it('A24: leaves an advertisement paused that the viewer had paused', () => {
  const { player } = play();
  const ads = spokenAds();
  const ask = vi.spyOn(ads, 'ask');
  ads.get = () => ({ ...shownAd, isPaused: true });
  holdFilm({ player, ads })();
  expect(ask).not.toHaveBeenCalled();
});

it('A24: holds a film that a break lets go on meanwhile', async () => {
  const { player, send, plays } = play();
  await expect.poll(plays).toBe(true);
  send({ type: 'ad.changed', status: true });
  const letGo = holdFilm({ player });
  send({ type: 'ad.changed', status: false });
  expect(plays()).toBe(false);
  letGo();
  expect(plays()).toBe(true);
});
