import type { PushEvent } from './events.schema.ts';

/** A purchase was made on another device. */
export const pushEventFixture: PushEvent = { event_type: 'item', event_code: 'sync_purchases' };

/** A message in the journal that also shows a panel. */
export const marketingMessageFixture: PushEvent = {
  event_type: 'display',
  event_code: 'marketing_message',
  message_id: 'message-1',
  title: 'Новые фильмы',
  display: { display_type: 'popup', message: 'Смотрите новые фильмы недели', duration: 30 },
};
