import { createPlayerMachine, type PlayerEvent } from '@foyer/player-machine';
import { filmInput } from '@foyer/player-machine/fixtures';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { holdFilm } from './hold-film.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

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
