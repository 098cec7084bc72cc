import { resumeFlow } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { startNotifications } from './notifications.driver.ts';
import {
  fakeNotificationsPorts,
  notificationsInputs,
  serverNotifications,
} from './notifications.fixtures.ts';
import { createNotificationsMachine } from './notifications.machine.ts';
import { selectNotificationsView } from './notifications.selectors.ts';

const fiveSeconds = { message: { text: 'five' }, durationSeconds: 5 };

describe('notificationsMachine, in time', () => {
  it('closes each toast after its own duration in seconds [NOTIF-004]', () => {
    const { clock, receive, show, words } = startNotifications();
    receive(serverNotifications.panel);
    clock.increment(3000);
    show(fiveSeconds);

    clock.increment(1999);
    expect(words()).toHaveLength(2);
    clock.increment(1);
    expect(words()).toEqual(['five']);
    clock.increment(2999);
    expect(words()).toEqual(['five']);
    clock.increment(1);

    expect(words()).toEqual([]);
  });

  it('keeps a toast without duration [NOTIF-005]', () => {
    const { clock, receive, show, words } = startNotifications();
    receive(serverNotifications.lastingPanel);
    show({ message: { text: 'zero' }, durationSeconds: 0 });

    clock.increment(86_400_000);

    expect(words()).toEqual(['zero', 'Тариф изменён']);
  });

  it('stops while the pointer or the focus is on the toasts, then gives the whole time again', () => {
    const { actor, clock, show, words } = startNotifications();
    show(fiveSeconds);
    clock.increment(4000);

    actor.send({ type: 'notices.hold' });
    clock.increment(60_000);
    actor.send({ type: 'notices.release' });
    clock.increment(4999);
    expect(words()).toEqual(['five']);
    clock.increment(1);

    expect(words()).toEqual([]);
  });

  it('stops while nobody can see the page', () => {
    const { actor, clock, show, words } = startNotifications();
    actor.send({ type: 'page.hidden' });
    show(fiveSeconds);
    clock.increment(60_000);
    expect(words()).toEqual(['five']);

    actor.send({ type: 'page.shown' });
    clock.increment(5000);

    expect(words()).toEqual([]);
  });

  it('does not stay stopped by a toast that was closed under the pointer', () => {
    const { actor, clock, show, words, firstId } = startNotifications();
    show(fiveSeconds);
    actor.send({ type: 'notices.hold' });
    actor.send({ type: 'notice.close', id: firstId() });

    show(fiveSeconds);
    clock.increment(5000);

    expect(words()).toEqual([]);
  });

  it('lets a toast keep its place while its time runs, and later ones wait [NOTIF-006]', () => {
    const { clock, show, words } = startNotifications();
    const texts = ['1', '2', '3', '4', '5', '6'];
    for (const text of texts) show({ message: { text }, durationSeconds: 6 });
    expect(words()).toEqual(['4', '3', '2', '1']);

    clock.increment(6000);
    expect(words()).toEqual(['6', '5']);
    clock.increment(5999);
    expect(words()).toEqual(['6', '5']);
    clock.increment(1);
    expect(words()).toEqual([]);
  });

  it('lets a toast without a time make room, and brings it back', () => {
    const { clock, show, words } = startNotifications();
    for (const text of ['1', '2', '3', '4']) show({ message: { text } });
    show(fiveSeconds);
    expect(words()).toEqual(['five', '4', '3', '2']);

    clock.increment(5000);
    expect(words()).toEqual(['4', '3', '2', '1']);
  });

  it('counts anew when it is restored from a snapshot', () => {
    const machine = createNotificationsMachine(fakeNotificationsPorts());
    const clock = new SimulatedClock();
    const actor = createActor(machine, { input: notificationsInputs.allowed, clock }).start();
    actor.send({ type: 'page.shown' });
    actor.send({ type: 'notice.show', notice: fiveSeconds });
    actor.send({ type: 'notices.hold' });
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(machine, snapshot);

    expect(selectNotificationsView(restored.getSnapshot()).toasts).toHaveLength(1);
    expect(restored.getSnapshot().value).toMatchObject({ toasts: 'counting' });
    expect(restored.getSnapshot().context.timed).toEqual(['notice-1']);
    restored.stop();
  });
});
