import { describe, expect, it, vi } from 'vitest';
import { startNotifications } from './notifications.driver.ts';
import {
  localNotices,
  notificationsInputs,
  pollFixture,
  serverNotifications,
} from './notifications.fixtures.ts';

const { allowed, refused } = notificationsInputs;
const { panel, lastingPanel, forcedPanel, pollPanel, framePanel } = serverNotifications;
const { popup, poll, paymentFailed, certificate, frame, recommendations } = serverNotifications;

describe('notificationsMachine', () => {
  it('shows a profile that wants no notifications only what is forced [NOTIF-001]', () => {
    const { receive, show, words, requests } = startNotifications(refused);

    receive(panel);
    receive(popup);
    receive(forcedPanel);
    show(localNotices.added);
    show(localNotices.limit);

    expect(words()).toEqual(['Осталось пять минут', 'Технические работы']);
    expect(requests).toEqual([]);
  });

  it('goes by what the profile wants now', () => {
    const { actor, receive, words } = startNotifications(refused);

    actor.send({ type: 'profile.changed', isNotificationsAllowed: true });
    receive(lastingPanel);
    actor.send({ type: 'profile.changed', isNotificationsAllowed: false });
    receive(panel);

    expect(words()).toEqual(['Тариф изменён']);
  });

  it('shows four toasts at once, the newest on top, and others when there is room [NOTIF-006]', () => {
    const { actor, show, words, firstId } = startNotifications();
    for (const text of ['1', '2', '3', '4', '5']) show({ message: { text } });
    expect(words()).toEqual(['5', '4', '3', '2']);

    actor.send({ type: 'notice.close', id: firstId() });

    expect(words()).toEqual(['4', '3', '2', '1']);
  });

  it('dismisses toasts on logout, and forgets what was to be read [NOTIF-007]', () => {
    const { actor, receive, view } = startNotifications(refused);
    receive(forcedPanel);

    actor.send({ type: 'session.ended' });

    expect(view()).toEqual({ toasts: [], timed: [], unreadCount: 0 });
  });

  it('reads a panel of the server by our names [NOTIF-032]', () => {
    const { receive, view } = startNotifications();

    receive(panel);

    expect(view().toasts).toEqual([
      {
        id: 'notice-1',
        tone: 'info',
        message: { html: 'Через час <b>Метрополис</b>' },
        submessage: { html: 'На канале «Немое кино»' },
        image: undefined,
        target: { type: 'screen', title: 'Смотреть', path: 'movies/metropolis' },
        durationSeconds: 5,
        isCancellable: true,
        messageId: 'message-1',
        poll: undefined,
        isReported: true,
      },
    ]);
  });

  it('keeps a toast that cannot be closed, unless it would stay for ever', () => {
    const { actor, receive, words, firstId } = startNotifications();
    receive({
      ...panel,
      display: { display_type: 'panel', message: 'a', duration: 5, is_cancellable: false },
    });
    actor.send({ type: 'notice.close', id: firstId() });
    expect(words()).toEqual(['a']);

    receive(lastingPanel);
    actor.send({ type: 'notice.close', id: firstId() });

    expect(words()).toEqual(['a']);
  });

  it('leads to the target of a toast and takes the toast away [NOTIF-032]', () => {
    const openTarget = vi.fn();
    const { actor, receive, view, firstId } = startNotifications(allowed, { openTarget });
    receive(panel);

    actor.send({ type: 'notice.press', id: firstId() });
    actor.send({ type: 'notice.press', id: 'unknown' });

    expect(openTarget).toHaveBeenCalledExactlyOnceWith({
      type: 'screen',
      title: 'Смотреть',
      path: 'movies/metropolis',
    });
    expect(view().toasts).toEqual([]);
  });

  it('opens a frame by a target event, and by a toast that leads into one [MODAL-022]', () => {
    const openTarget = vi.fn();
    const { actor, receive, requests, firstId } = startNotifications(allowed, { openTarget });
    const id = 'frame:https://game.example.org/';
    const url = 'https://game.example.org/';

    receive(frame);
    receive(framePanel);
    actor.send({ type: 'notice.press', id: firstId() });

    expect(requests).toEqual([
      { id, name: 'frame', data: { url, title: undefined } },
      { id, name: 'frame', data: { url, title: 'Играть' } },
    ]);
    expect(openTarget).not.toHaveBeenCalled();
  });

  it('asks the questions of a poll in a dialog, at once or by a press on its toast', () => {
    const { actor, receive, requests, firstId } = startNotifications();

    receive(poll);
    receive(pollPanel);
    actor.send({ type: 'notice.press', id: firstId() });

    expect(requests).toEqual([
      { id: 'poll:poll-1', name: 'poll', data: { messageId: 'message-4', poll: pollFixture } },
      { id: 'poll:poll-1', name: 'poll', data: { messageId: 'message-2', poll: pollFixture } },
    ]);
  });

  it('shows a popup as a dialog that closes after 30 s by default [NOTIF-030, NOTIF-031]', () => {
    const { receive, requests } = startNotifications();

    receive(popup);
    receive({ ...popup, display: { ...popup.display, duration: 7, is_cancellable: false } });

    expect(requests).toEqual([
      {
        id: 'popup:message-3',
        name: 'popup',
        data: {
          tone: 'success',
          message: { html: 'Фильмы недели' },
          submessage: undefined,
          image: undefined,
          target: undefined,
          durationSeconds: undefined,
          isCancellable: true,
          messageId: 'message-3',
          poll: undefined,
        },
        autoCloseSeconds: 30,
        isCancellable: true,
      },
      expect.objectContaining({ autoCloseSeconds: 7, isCancellable: false }),
    ]);
  });

  it('opens the dialogs of the player by their events [EVENT-019, EVENT-020, EVENT-021, EVENT-022]', () => {
    const { receive, requests } = startNotifications(refused);
    const codes = ['item_rating', 'item_rate_exchange', 'item_selling_screen'];

    for (const event_code of codes) receive({ ...recommendations, event_code });
    receive(recommendations);

    expect(requests.map(({ name }) => name)).toEqual([...codes, 'item_recommendations']);
    expect(requests[0]).toEqual({
      id: 'item_rating',
      name: 'item_rating',
      data: { item: { id: 'metropolis', type: 'media_item' } },
    });
  });

  it('asks for no dialog that cannot be shown', () => {
    const { receive, requests } = startNotifications({ ...allowed, dialogs: ['frame'] });

    for (const notification of [recommendations, poll, frame]) receive(notification);

    expect(requests.map(({ name }) => name)).toEqual(['frame']);
  });

  it('closes recommendations after 30 s, in an A/B test never [MODAL-029, MODAL-030]', () => {
    const { receive, requests } = startNotifications();

    receive(recommendations);
    receive({ ...recommendations, ab_test: 'b' });

    expect(requests.map(({ autoCloseSeconds }) => autoCloseSeconds)).toEqual([30, 0]);
  });

  it('tells every profile that a payment failed, as an error that stays [NOTIF-018]', () => {
    const { receive, view } = startNotifications(refused);

    receive(paymentFailed);

    expect(view().toasts).toMatchObject([
      {
        tone: 'error',
        message: { key: 'notification.purchase_failed.message' },
        submessage: { key: 'notification.purchase_failed.submessage' },
        durationSeconds: undefined,
      },
    ]);
  });

  it('leads from a new certificate to the certificates [NOTIF-019, NOTIF-020]', () => {
    const { receive, view } = startNotifications();

    receive(certificate);

    expect(view().toasts[0]?.target).toMatchObject({ type: 'screen', path: 'my/certificates' });
  });

  it('says nothing about events without words', () => {
    const { receive, view, requests } = startNotifications();

    receive({ event_type: 'item', event_code: 'sync_purchases' });
    receive({ event_type: 'target', event_code: 'iframe' });
    receive({ event_type: 'player', event_code: 'item_unknown' });

    expect([view().toasts, requests]).toEqual([[], []]);
  });
});
