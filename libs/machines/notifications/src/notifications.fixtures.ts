import type { Notification } from '@foyer/contract';
import type { LocalNotice, NotificationsInput, NotificationsPorts } from './notifications.types.ts';

/** A profile that wants notifications, and one that does not. */
export const notificationsInputs = {
  allowed: { isAllowed: true, unreadCount: 0 },
  refused: { isAllowed: false, unreadCount: 2 },
} satisfies Record<string, NotificationsInput>;

/** A poll of two questions. */
export const pollFixture = {
  id: 'poll-1',
  title: 'Как вам Софит?',
  questions: [
    { question: 'Что смотрите чаще?', answers: ['Фильмы', 'Сериалы'] },
    { question: 'Где смотрите?', answers: ['Дома', 'В дороге', 'В гостях'] },
  ],
};

/** What the server sends, by what it shows. */
export const serverNotifications = {
  panel: {
    event_type: 'display',
    event_code: 'reminder',
    message_id: 'message-1',
    display: {
      display_type: 'panel',
      panel_type: 'info',
      message: 'Через час <b>Метрополис</b>',
      submessage: 'На канале «Немое кино»',
      duration: 5,
      target: { type: 'screen', link: 'movies/metropolis', title: 'Смотреть' },
    },
  },
  lastingPanel: {
    event_type: 'display',
    display: { display_type: 'panel', message: 'Тариф изменён', is_cancellable: false },
  },
  forcedPanel: {
    event_type: 'display',
    display: { display_type: 'panel', message: 'Технические работы', force_display: true },
  },
  pollPanel: {
    event_type: 'display',
    event_code: 'poll',
    message_id: 'message-2',
    display: { display_type: 'panel', message: 'Два вопроса о Софите', poll: pollFixture },
  },
  framePanel: {
    event_type: 'display',
    display: {
      display_type: 'panel',
      message: 'Сыграйте',
      target: { type: 'iframe', url: 'https://game.example.org/', title: 'Играть' },
    },
  },
  popup: {
    event_type: 'display',
    event_code: 'marketing_message',
    message_id: 'message-3',
    display: { display_type: 'popup', popup_type: 'success', message: 'Фильмы недели' },
  },
  poll: {
    event_type: 'display',
    event_code: 'poll',
    message_id: 'message-4',
    display: { display_type: 'popup', message: '', poll: pollFixture },
  },
  paymentFailed: { event_type: 'item', event_code: 'payment_failed' },
  certificate: {
    event_type: 'display',
    event_code: 'certificate_created',
    display: { display_type: 'panel', message: 'Сертификат готов' },
  },
  frame: { event_type: 'target', event_code: 'iframe', src: 'https://game.example.org/' },
  recommendations: {
    event_type: 'player',
    event_code: 'item_recommendations',
    item: { id: 'metropolis', type: 'media_item' },
  },
} satisfies Record<string, Notification>;

/** What other flows say, by what it shows. */
export const localNotices = {
  added: {
    message: { text: 'Добавлено в избранное' },
    tone: 'success',
    durationSeconds: 10,
    target: { type: 'screen', path: 'my/collection' },
  },
  limit: {
    message: { text: 'Осталось пять минут' },
    tone: 'warning',
    durationSeconds: 10,
    isForced: true,
  },
} satisfies Record<string, LocalNotice>;

/** Ports of a service that takes every status; each may be replaced. */
export const fakeNotificationsPorts = (
  replaced: Partial<NotificationsPorts> = {},
): NotificationsPorts => ({
  sendStatus: async () => undefined,
  openTarget: () => {},
  ...replaced,
});
