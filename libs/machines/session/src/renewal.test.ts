import { eventCodes } from '@foyer/contract';
import { resumeFlow } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import { openTab } from './session.driver.ts';
import { fakeSessionPorts, sessionInputs } from './session.fixtures.ts';
import { createSessionMachine } from './session.machine.ts';
import type { SessionEvent } from './session.events.ts';
import type { BusyReason } from './session.types.ts';

type Code = Extract<SessionEvent, { type: 'push.received' }>['code'];

/** What a page does within a tenth of a second after a push event. */
async function actionsAfter(code: Code, itemId?: string) {
  const { load, pass, done } = openTab();
  const { actor } = await load(sessionInputs.viewer);
  actor.send({ type: 'navigation.changed', itemId: 'metropolis' });
  actor.send({ type: 'push.received', code, itemId });
  await pass(100);
  actor.stop();
  return done;
}

describe('sessionMachine, after push events', () => {
  it.each([
    'sync_purchases',
    'sync_unsubscribes',
    'promocode_activated',
    'bank_card_deleted',
    'bank_card_added',
    'payment_failed',
    'get_billing_info_request',
    'bonuses_changed',
  ] as const)(
    'reloads after %s [EVENT-003, EVENT-004, EVENT-005, EVENT-007, EVENT-008, EVENT-009, EVENT-010, EVENT-011]',
    async (code) => {
      expect(await actionsAfter(code)).toEqual(['reload']);
    },
  );

  it('refreshes user and session after ott_tv_activated, and reloads [EVENT-006, EVENT-018]', async () => {
    const calls: string[] = [];
    const { load, pass, done } = openTab({
      getSession: async () => {
        calls.push('getSession');
        return { state: 'normal', isAuth: true };
      },
    });
    const { actor } = await load(sessionInputs.viewer);

    actor.send({ type: 'push.received', code: 'ott_tv_activated' });
    await pass(100);

    expect([done, calls]).toEqual([['refreshUser', 'reload'], ['getSession']]);
    actor.stop();
  });

  it.each(['sync_purchase', 'sync_unsubscribe'] as const)(
    'reloads after %s on the page of the title it names, or of any without a name [EVENT-012, EVENT-013]',
    async (code) => {
      expect(await actionsAfter(code, 'metropolis')).toEqual(['reload']);
      expect(await actionsAfter(code)).toEqual(['reload']);
      expect(await actionsAfter(code, 'nosferatu')).toEqual([]);
    },
  );

  it.each(['profile_changed', 'profile_updated', 'location_changed', 'account_status'] as const)(
    'refreshes the user after %s [EVENT-014, EVENT-015, EVENT-016, EVENT-017]',
    async (code) => {
      expect(await actionsAfter(code)).toEqual(['refreshUser']);
    },
  );

  it('leaves events to others that only inform', async () => {
    for (const code of [...eventCodes.player, ...eventCodes.journal, ...eventCodes.notice]) {
      expect(await actionsAfter(code)).toEqual([]);
    }
  });

  it.each<BusyReason>(['payment', 'code', 'playback'])(
    'waits for the end of a %s',
    async (reason) => {
      const { load, pass, done } = openTab();
      const { actor } = await load(sessionInputs.viewer);
      actor.send({ type: 'busy.began', reason });

      actor.send({ type: 'push.received', code: 'bonuses_changed' });
      actor.send({ type: 'push.received', code: 'sync_purchases' });
      await pass(60_000);
      expect(done).toEqual([]);
      actor.send({ type: 'busy.ended', reason });
      await pass(100);

      expect(done).toEqual(['reload']);
      actor.stop();
    },
  );

  it('reloads a page whose viewer has changed in another tab, and cuts nothing off for it', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'busy.began', reason: 'playback' });

    actor.send({ type: 'page.outdated' });
    await pass(100);
    expect(done).toEqual([]);
    actor.send({ type: 'busy.ended', reason: 'playback' });
    await pass(100);

    expect(done).toEqual(['reload']);
    actor.stop();
  });

  it('waits for everything that has begun', async () => {
    const { load, pass, done } = openTab();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'busy.began', reason: 'playback' });
    actor.send({ type: 'busy.began', reason: 'playback' });
    actor.send({ type: 'busy.began', reason: 'code' });
    actor.send({ type: 'push.received', code: 'sync_purchases' });

    actor.send({ type: 'busy.ended', reason: 'playback' });
    actor.send({ type: 'busy.ended', reason: 'code' });
    await pass(100);
    expect(done).toEqual([]);
    actor.send({ type: 'busy.ended', reason: 'playback' });
    await pass(100);

    expect(done).toEqual(['reload']);
    actor.stop();
  });

  it('is not hurried by an event that nothing holds up, when something begins meanwhile', async () => {
    const { load, pass, done } = openTab();
    const first = await load(sessionInputs.viewer);
    first.actor.send({ type: 'push.received', code: 'sync_purchases' });
    await pass(100);
    first.actor.stop();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'push.received', code: 'bonuses_changed' });
    await pass(1000);

    actor.send({ type: 'busy.began', reason: 'payment' });
    await pass(30_000);

    expect(done).toEqual(['reload']);
    actor.stop();
  });

  it('makes a storm of events few reloads', async () => {
    const { load, pass, done } = openTab();
    for (let second = 0; second < 30; second += 1) {
      const { actor } = await load(sessionInputs.viewer);
      actor.send({ type: 'push.received', code: 'bonuses_changed' });
      await pass(1000);
      actor.stop();
    }

    expect(done).toEqual(['reload', 'reload', 'reload']);
  });

  it('still reloads after its snapshot was restored', async () => {
    const { load } = openTab();
    const { actor } = await load(sessionInputs.viewer);
    actor.send({ type: 'busy.began', reason: 'payment' });
    actor.send({ type: 'push.received', code: 'sync_purchases' });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    actor.stop();
    const reload = vi.fn();

    const restored = resumeFlow(createSessionMachine(fakeSessionPorts({ reload })), snapshot);
    expect(reload).not.toHaveBeenCalled();
    restored.send({ type: 'busy.ended', reason: 'payment' });

    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    restored.stop();
  });
});
