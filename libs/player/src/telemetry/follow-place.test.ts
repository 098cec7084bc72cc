import type { PlayerEvent, PlayerInput } from '@foyer/player-machine';
import { channelInput, filmInput } from '@foyer/player-machine/fixtures';
import { afterEach, describe, expect, it } from 'vitest';
import { followPlace, type PlayedPlace } from './index.ts';
import { startPlayer } from './telemetry.kit.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A film of an hour that plays, and what is told of its place. */
function follow(input: PlayerInput = filmInput) {
  const player = startPlayer(input);
  const told: PlayedPlace[] = [];
  const stop = followPlace({ player }, (place) => told.push(place));
  stops.push(stop, () => player.stop());
  const send = (...events: PlayerEvent[]) => {
    for (const event of events) player.send(event);
  };
  const at = (currentTime: number) => send({ type: 'time.changed', currentTime });
  const play = (from: number, to: number) => {
    for (let time = from; time <= to; time += 0.5) at(time);
  };
  const start = () =>
    send(
      { type: 'player.play', reason: 'user' },
      { type: 'media.ready', duration: 3600, isLive: false },
      { type: 'media.played' },
    );
  const due = () => told.filter(({ isDue }) => isDue).map(({ seconds }) => seconds);
  return { send, at, play, start, stop, told, due };
}

describe('followPlace', () => {
  it('tells every second, and what is due after five and then every ten', () => {
    const { start, play, told, due } = follow();
    start();
    play(0, 21);
    expect(told.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    expect(due()).toEqual([5, 15]);
  });

  it('tells a pause at once, and once', () => {
    const { start, play, send, at, due } = follow();
    start();
    play(0, 3.5);
    send({ type: 'player.pause', reason: 'user' }, { type: 'media.paused' });
    at(3.5);
    expect(due()).toEqual([3.5]);
  });

  it('tells where a seek has arrived, not where it passes', () => {
    const { start, play, send, at, due } = follow();
    start();
    play(0, 2);
    send({ type: 'player.seek', time: 600 }, { type: 'media.seeking' });
    at(600);
    send({ type: 'player.seek', time: 900 });
    at(900);
    expect(due()).toEqual([]);
    send({ type: 'media.seeked' });
    at(900);
    expect(due()).toEqual([900]);
  });

  it('tells the end as the end, though the last picture comes before it', () => {
    const { start, play, send, at, due } = follow();
    start();
    play(0, 1);
    send({ type: 'player.seek', time: 3598 }, { type: 'media.seeking' }, { type: 'media.seeked' });
    at(3599.6);
    send({ type: 'media.ended' });
    expect(due().at(-1)).toBe(3600);
  });

  it('tells the last word when the page is left, and when the player goes', () => {
    const { start, play, stop, told } = follow();
    start();
    play(0, 1.5);
    window.dispatchEvent(new Event('pagehide'));
    play(2, 2.5);
    stop();
    expect(told.filter(({ isLast }) => isLast)).toEqual([
      { seconds: 1.5, isDue: true, isLast: true },
      { seconds: 2.5, isDue: true, isLast: true },
    ]);
  });

  it('says nothing of a film that never played, and of a channel', () => {
    const film = follow();
    film.stop();
    const channel = follow(channelInput);
    channel.start();
    channel.play(1_800_000_000, 1_800_000_030);
    channel.stop();
    expect([film.told, channel.told]).toEqual([[], []]);
  });
});
