import { resumeFlow } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise, waitFor } from 'xstate';
import {
  cardChallengeInputs,
  challengeNow,
  fakeCardChallengePorts,
} from './card-challenge.fixtures.ts';
import { createCardChallengeMachine } from './card-challenge.machine.ts';
import { selectCardChallengeView } from './card-challenge.selectors.ts';
import type { CardChallengeInput, CardChallengePorts } from './card-challenge.types.ts';

function start(input: CardChallengeInput, replaced: Partial<CardChallengePorts> = {}) {
  const clock = new SimulatedClock();
  const ports = fakeCardChallengePorts({ now: () => challengeNow + clock.now(), ...replaced });
  const machine = createCardChallengeMachine(ports);
  const actor = createActor(machine, { input, clock }).start();
  return { actor, clock, machine, view: () => selectCardChallengeView(actor.getSnapshot()) };
}

const { frame, redirect, unwalled } = cardChallengeInputs;
const ended = { type: 'frame.ended', origin: 'https://pay.example' } as const;

describe('cardChallengeMachine', () => {
  it("C14: shows the bank's page in a frame, and ends when that says so", async () => {
    const { actor, view } = start(frame);
    expect(view()).toMatchObject({ frameUrl: frame.url, isBusy: true, secondsLeft: 600 });
    actor.send({ type: 'frame.loaded' });
    expect(view()).toMatchObject({ frameUrl: frame.url, isBusy: false });

    actor.send(ended);

    expect(await toPromise(actor)).toEqual({ outcome: 'ended' });
  });

  it.each(['https://other.example', 'null'])(
    'C14: takes no word from elsewhere for the end: %s',
    (origin) => {
      const { actor } = start(frame);
      actor.send({ ...ended, origin });
      expect(actor.getSnapshot().status).toBe('active');
    },
  );

  it('C14: frames nothing of our own origin, which would have no wall', () => {
    expect(start(unwalled).view()).toMatchObject({ frameUrl: undefined, message: undefined });
  });

  it.each(['not an address', 'about:blank', 'javascript:alert(1)', 'data:text/html,1'])(
    'C14: goes nowhere by the address «%s», which could run as this page',
    async (url) => {
      for (const kind of ['frame', 'redirect'] as const) {
        expect(await toPromise(start({ ...frame, kind, url }).actor)).toEqual({
          outcome: 'blocked',
        });
      }
    },
  );

  it.each([
    ['is refused', 0],
    ['does not load in 15 seconds', 15_000],
  ])('C14: offers the page when the frame %s, and says so', async (_what, ms) => {
    const openPage = vi.fn(() => new Promise(() => {}));
    const { actor, clock, view } = start(frame, { openPage });
    if (ms === 0) actor.send({ type: 'frame.refused' });
    else clock.increment(ms);
    expect(view()).toMatchObject({
      frameUrl: undefined,
      message: { key: 'bank_card.challenge.blocked' },
    });

    actor.send({ type: 'page.open' });
    expect(openPage.mock.calls).toEqual([[{ url: frame.url }, expect.anything()]]);
    actor.send({ type: 'page.returned' });

    expect(await toPromise(actor)).toEqual({ outcome: 'ended' });
  });

  it('C14: says that it was blocked when the viewer turns back from that', async () => {
    const { actor } = start(frame);
    actor.send({ type: 'frame.refused' });
    actor.send({ type: 'challenge.leave' });
    expect(await toPromise(actor)).toEqual({ outcome: 'blocked' });
  });

  it('C14: keeps a frame that has loaded for as long as the bank waits', () => {
    const { actor, clock, view } = start(frame);
    actor.send({ type: 'frame.loaded' });
    clock.increment(60_000);
    expect(view()).toMatchObject({ frameUrl: frame.url, secondsLeft: 540 });
  });

  it.each([frame, redirect])('C14: has one way back from a $kind', async (input) => {
    const { actor } = start(input);
    actor.send({ type: 'challenge.leave' });
    expect(await toPromise(actor)).toEqual({ outcome: 'left' });
  });

  it.each([frame, redirect])('C14: is over after ten minutes as a $kind', async (input) => {
    const { actor, clock } = start(input);
    actor.send({ type: 'frame.loaded' });
    for (let second = 0; second < 599; second += 1) clock.increment(1000);
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1000);
    expect(await toPromise(actor)).toEqual({ outcome: 'timedOut' });
  });

  it('C14: is over at once when it comes too late', async () => {
    const { actor } = start({ ...frame, expiresAt: '2026-11-21T08:59:59.000Z' });
    expect(await toPromise(actor)).toEqual({ outcome: 'timedOut' });
  });

  it('C14: goes to no page unasked, so that Back does not run it again', () => {
    const openPage = vi.fn();
    const { view } = start(redirect, { openPage });
    expect(view()).toMatchObject({ frameUrl: undefined, isBusy: false });
    expect(openPage).not.toHaveBeenCalled();
  });

  it('says why the page could not be opened, and offers it again', async () => {
    const { actor, view } = start(redirect, { openPage: () => Promise.reject(new Error('no')) });
    actor.send({ type: 'page.open' });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { page: 'offered' } }));
    expect(view()).toMatchObject({ isBusy: false, message: { key: 'error.default' } });
  });

  it('C14: stands again after a reload, as long as the bank waits', () => {
    const { actor, machine } = start(frame);
    const resumed = resumeFlow(machine, actor.getPersistedSnapshot());
    expect(selectCardChallengeView(resumed.getSnapshot())).toMatchObject({ frameUrl: frame.url });
    resumed.stop();
  });
});
