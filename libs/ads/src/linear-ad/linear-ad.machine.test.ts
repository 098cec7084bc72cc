// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeLinearAdPorts, linearAdInputs } from './linear-ad.fixtures.ts';
import { createLinearAdMachine } from './linear-ad.machine.ts';
import type { LinearAdEvent, LinearAdInput } from './linear-ad.types.ts';

function start(input: LinearAdInput = linearAdInputs.skippable) {
  const clock = new SimulatedClock();
  const ports = {
    command: vi.fn(),
    track: vi.fn(),
    tell: vi.fn(),
    openAdvertiser: vi.fn(),
  };
  const actor = createActor(createLinearAdMachine(fakeLinearAdPorts(ports)), { input, clock });
  actor.start();
  onTestFinished(() => void actor.stop());
  const send = (...events: LinearAdEvent[]) => {
    for (const event of events) if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  const marks = () => ports.track.mock.calls.map(([{ type }]) => type as string);
  const news = () => ports.tell.mock.calls.map(([{ type }]) => type as string);
  return { actor, clock, send, marks, news, ...ports };
}

const framed: LinearAdEvent = { type: 'media.framed', duration: 10 };
const moved = (time: number): LinearAdEvent => ({ type: 'media.moved', time, duration: 10 });

describe('linearAdMachine', () => {
  it('A5: tells of an impression when the first frame is drawn, and not while it loads', () => {
    const { send, marks, news } = start();
    send({ type: 'media.played' }, { type: 'media.waiting' });
    expect([marks(), news()]).toEqual([[], []]);

    send(framed);
    expect([marks(), news()]).toEqual([['framed'], ['ad.started']]);
  });

  it('A1: gives up after four seconds without a frame, and says why once [AD-024]', () => {
    const { actor, clock, marks, tell } = start();
    clock.increment(3_999);
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1);

    expect(actor.getSnapshot().output).toEqual({ end: 'failed', error: 'VIDEO_TIMEOUT' });
    expect(marks()).toEqual(['failed']);
    expect(tell.mock.calls).toEqual([
      [{ type: 'ad.failed', name: 'VIDEO_TIMEOUT', ad: linearAdInputs.skippable.facts }],
    ]);
  });

  it('A1: gives up when its media stand still for four seconds, and goes on when they move before [AD-024]', () => {
    const { actor, clock, send } = start();
    send(framed, moved(1), { type: 'media.waiting' });
    clock.increment(3_900);
    // The same moment told again is no movement.
    send(moved(1));
    expect(actor.getSnapshot().matches({ playing: 'stalled' })).toBe(true);
    send(moved(1.2));
    for (const time of [2, 3, 4]) {
      clock.increment(3_900);
      send(moved(time));
    }
    expect(actor.getSnapshot().matches({ playing: 'moving' })).toBe(true);

    send({ type: 'media.waiting' });
    clock.increment(4_000);
    expect(actor.getSnapshot().output).toEqual({ end: 'failed', error: 'VIDEO_STALL_TIMEOUT' });
  });

  it('A1: gives up when its media stand still without saying that they wait [AD-024]', () => {
    const { actor, clock, send } = start();
    send(framed, moved(1));
    for (let second = 0; second < 3; second += 1) {
      clock.increment(1_000);
      send(moved(1));
    }
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1_000);

    expect(actor.getSnapshot().output).toEqual({ end: 'failed', error: 'VIDEO_STALL_TIMEOUT' });
  });

  it('waits for the viewer as long as they like', () => {
    const { actor, clock, send, marks } = start();
    send(framed, moved(1), { type: 'media.paused' });
    clock.increment(3_600_000);
    send({ type: 'media.played' });

    expect(actor.getSnapshot().matches({ playing: 'moving' })).toBe(true);
    expect(marks()).toEqual(['framed', 'moved', 'pause', 'resume']);
  });

  it('A7: is passed over from the second on that it names, and not before', () => {
    const { actor, send, marks, news } = start();
    send(framed, moved(4.9), { type: 'ad.skip' });
    expect(actor.getSnapshot().status).toBe('active');
    send(moved(5), { type: 'ad.skip' });

    expect(actor.getSnapshot().output).toEqual({ end: 'skipped' });
    expect(marks().at(-1)).toBe('skip');
    expect(news().at(-1)).toBe('ad.skipped');
  });

  it('A7: is not passed over where it names no second', () => {
    const { actor, send } = start(linearAdInputs.plain);
    send(framed, moved(9), { type: 'ad.skip' });
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('A8: opens the advertiser at a press, and stands still meanwhile', () => {
    const { send, openAdvertiser, command, marks, news } = start();
    send(framed, { type: 'ad.click' });

    expect(openAdvertiser).toHaveBeenCalledOnce();
    expect(command.mock.calls).toEqual([['pause']]);
    expect(marks()).toEqual(['framed', 'clicked']);
    expect(news()).toEqual(['ad.started', 'ad.clicked']);
  });

  it('A8: leads nowhere where no address is named', () => {
    const { send, openAdvertiser } = start(linearAdInputs.plain);
    send(framed, { type: 'ad.click' });
    expect(openAdvertiser).not.toHaveBeenCalled();
  });

  it('A6: is over once, and says nothing more', () => {
    const { actor, send, marks, news } = start();
    send(framed, moved(9.9), { type: 'media.ended' });

    expect(actor.getSnapshot().output).toEqual({ end: 'completed' });
    expect(marks()).toEqual(['framed', 'moved', 'ended']);
    expect(news()).toEqual(['ad.started', 'ad.progressed', 'ad.ended']);
  });

  it('A6: goes by the length of its media where another was said', () => {
    const { send, track } = start();
    send(framed, { type: 'media.moved', time: 2, duration: 4 });
    expect(track).toHaveBeenLastCalledWith({ type: 'moved', time: 2, duration: 4 });
  });
});
