import { describe, expect, it } from 'vitest';
import { filmInput } from './player.fixtures.ts';
import { start } from './player.runs.ts';

const ready = { type: 'media.ready', duration: 60, isLive: false } as const;

/** A film that plays before its engine is there. */
function early() {
  const run = start({ ...filmInput, isUnderWay: true });
  return { ...run, send: run.actor.send };
}

describe('media that play before their engine is loaded', () => {
  it('pause when the viewer says so, and wait for a press once all is loaded', async () => {
    const { send, told, phase } = early();
    send({ type: 'player.toggle' });
    expect(told('media.pause')).toHaveLength(1);
    send({ type: 'media.paused' });
    send(ready);
    await expect.poll(phase).toBe('needUserGesture');
    expect(told('media.play')).toEqual([]);

    send({ type: 'player.toggle' });
    expect(told('media.play')).toHaveLength(1);
  });

  it('play on when they were paused and resumed meanwhile', async () => {
    const { send, told } = early();
    send({ type: 'player.toggle' });
    send({ type: 'media.paused' });
    send({ type: 'media.played' });
    send(ready);
    await expect.poll(() => told('media.play')).toHaveLength(1);
  });

  it('are paused by what else may pause them', () => {
    const { send, told } = early();
    send({ type: 'player.pause', reason: 'user' });
    expect(told('media.pause')).toHaveLength(1);
  });
});

it('a press while nothing plays yet is the gesture that playback needs', async () => {
  const { actor, told, phase } = start(filmInput, 'refused');
  await expect.poll(() => actor.getSnapshot().context.autoplay).toBe('denied');
  actor.send({ type: 'player.toggle' });
  actor.send(ready);
  await expect.poll(() => told('media.play')).toHaveLength(1);
  expect(phase()).toBe('loading');
});
