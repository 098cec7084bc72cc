import { describe, expect, it } from 'vitest';
import { CHANNEL_NOW } from './player.fixtures.ts';
import { play, start, watchChannel } from './player.runs.ts';
import { selectPlayerState } from './player.selectors.ts';
import type { AdStatus } from './player.types.ts';

const changed = (status: AdStatus) => ({ type: 'ad.changed', status }) as const;

describe('playerMachine: advertising', () => {
  it('pauses for advertising with its own reason, and goes on when it ends [PLAYER-008, AD-001, AD-002, AD-005, AD-006]', async () => {
    const { actor, told, context, phase } = await play();
    actor.send(changed(true));
    actor.send({ type: 'media.paused' });
    expect([phase(), context().pauseReason, context().isAdPlaying]).toEqual([
      'paused',
      'adv',
      true,
    ]);
    actor.send(changed(false));
    actor.send({ type: 'media.played' });
    expect(told('media.play')).toHaveLength(2);
    expect(selectPlayerState(actor.getSnapshot())).toMatchObject({
      isPaused: false,
      isAdPlaying: false,
    });
  });

  it.each(['ended', 'blocked'] as const)(
    'goes on when advertising is %s [AD-003, AD-004, AD-007, AD-009]',
    async (status) => {
      const { actor, told, context } = await play();
      actor.send(changed(true));
      actor.send({ type: 'media.paused' });
      actor.send(changed(status));
      expect(told('media.play')).toHaveLength(2);
      expect(context().isAdPlaying).toBe(status);
    },
  );

  it('takes no press for a pause of the viewer while advertising begins', async () => {
    const { actor, told } = await play();
    actor.send(changed(true));
    actor.send({ type: 'player.toggle' });
    actor.send({ type: 'media.paused' });
    actor.send(changed(false));
    expect(told('media.play')).toHaveLength(2);
  });

  it('goes on when there was nothing to show before the element had paused [AD-007]', async () => {
    const { actor, told } = await play();
    actor.send(changed(true));
    actor.send(changed('ended'));
    expect(told('media.play')).toHaveLength(2);
  });

  it('lets nobody but advertising end its pause [PLAYER-008]', async () => {
    const { actor, told, phase, context } = await play();
    actor.send(changed(true));
    actor.send({ type: 'media.paused' });
    actor.send({ type: 'player.toggle' });
    actor.send({ type: 'player.pause', reason: 'user' });
    actor.send({ type: 'player.play', reason: 'user' });
    expect(told('media.play')).toHaveLength(1);
    // A key of the system reaches the element itself.
    actor.send({ type: 'media.played' });
    expect(phase()).toBe('paused');
    expect(told('media.pause')).toHaveLength(2);
    expect(context().pauseReason).toBe('adv');
  });

  it('moves nowhere in the content while advertising plays, in its middle and after its end', async () => {
    const { actor, told, context } = await play();
    const move = () => {
      actor.send({ type: 'player.seek', time: 30 });
      actor.send({ type: 'player.skip', seconds: 15 });
    };
    actor.send(changed(true));
    move();
    actor.send(changed(false));
    actor.send({ type: 'media.ended' });
    actor.send(changed(true));
    move();
    expect([told('media.seek'), context().currentTime]).toEqual([[], 0]);
    actor.send({ type: 'ad.finished' });
    actor.send({ type: 'player.seek', time: 30 });
    expect(told('media.seek')).toEqual([{ type: 'media.seek', time: 30 }]);
  });

  it('moves nowhere in a channel while advertising plays', async () => {
    const { actor, told } = await watchChannel();
    actor.send({ type: 'time.changed', currentTime: CHANNEL_NOW - 400 });
    actor.send(changed(true));
    actor.send({ type: 'player.seek', time: CHANNEL_NOW - 140 });
    actor.send({ type: 'live.goToEdge' });
    expect(told('media.load')).toHaveLength(1);
  });

  it('holds a pause for advertising that has not begun yet [PLAYER-008]', async () => {
    const { actor, told } = await play();
    actor.send({ type: 'player.pause', reason: 'adv' });
    actor.send({ type: 'media.paused' });
    actor.send({ type: 'player.toggle' });
    actor.send({ type: 'player.play', reason: 'user' });
    expect(told('media.play')).toHaveLength(1);
    actor.send({ type: 'player.play', reason: 'adv' });
    expect(told('media.play')).toHaveLength(2);
  });

  it('leaves a pause of the viewer theirs after advertising', async () => {
    const { actor, told } = await play();
    actor.send({ type: 'media.paused' });
    actor.send(changed(true));
    actor.send(changed(false));
    expect(told('media.play')).toHaveLength(1);
    actor.send({ type: 'player.toggle' });
    expect(told('media.play')).toHaveLength(2);
  });

  it('waits for advertising before the content, and starts by itself then', async () => {
    const { actor, told, phase } = start();
    actor.send(changed(true));
    actor.send({ type: 'media.ready', duration: 60, isLive: false });
    await expect.poll(phase).toBe('paused');
    expect(told('media.play')).toEqual([]);
    actor.send(changed(false));
    expect(told('media.play')).toHaveLength(1);
  });

  it('ends the content when advertising after it has ended [AD-008]', async () => {
    const { actor, phase, told, context } = await play();
    actor.send({ type: 'ad.finished' });
    expect([phase(), context().isAdPlaying]).toEqual(['ended', 'ended']);
    expect(told('media.pause')).toHaveLength(1);
  });

  it('ignores requests to play while it is found out whether advertising is blocked [AD-010]', async () => {
    const { actor, told, clock } = await play();
    actor.send({ type: 'media.paused' });
    actor.send({ type: 'ad.checking', isOn: true });
    actor.send({ type: 'player.play', reason: 'user' });
    actor.send({ type: 'player.toggle' });
    expect(told('media.play')).toHaveLength(1);
    clock.increment(5_000);
    actor.send({ type: 'player.play', reason: 'user' });
    expect(told('media.play')).toHaveLength(2);
  });
});
