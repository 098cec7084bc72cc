import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { notificationSchema, type Notification } from './notifications.schema.ts';

const whole: Notification = {
  event_type: 'item',
  event_code: 'sync_purchase',
  message_id: 'message-1',
  item: { id: 'metropolis', type: 'media_item' },
  media_view_alias: 'main',
  ab_test: 'b',
  src: 'billing',
  title: 'Покупка',
  display: {
    display_type: 'popup',
    panel_type: 'error',
    popup_type: 'success',
    message: 'Готово',
    submessage: 'Можно <b>смотреть</b>',
    image: '/api/v1/images/poster-metropolis',
    duration: 10,
    target: { type: 'screen', title: 'Смотреть', url: 'https://example.org', link: 'my' },
    is_cancellable: true,
    force_display: true,
    poll: { id: 'poll-1', title: 'Опрос', questions: [{ question: 'Как?', answers: ['Так'] }] },
  },
};

/** The paths of everything that an object holds. */
const pathsOf = (value: unknown, prefix = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, field]) => [
        `${prefix}${key}`,
        ...pathsOf(field, `${prefix}${key}.`),
      ])
    : [];

describe('notificationSchema', () => {
  it('keeps every field of a notification, its display and its target [ENTITY-014, ENTITY-015, NOTIF-030]', () => {
    const parsed = v.parse(notificationSchema, whole);

    expect(pathsOf(parsed).sort()).toEqual(pathsOf(whole).sort());
  });

  it.each(['display', 'player', 'target', 'item'] as const)(
    'knows the event type %s [NOTIF-028]',
    (event_type) => {
      expect(v.is(notificationSchema, { event_type })).toBe(true);
    },
  );

  it('knows no other event type, and no display but panel and popup [NOTIF-028, NOTIF-029]', () => {
    const banner = { display_type: 'banner', message: '' };

    expect(v.is(notificationSchema, { event_type: 'shout' })).toBe(false);
    expect(v.is(notificationSchema, { event_type: 'display', display: banner })).toBe(false);
  });
});
