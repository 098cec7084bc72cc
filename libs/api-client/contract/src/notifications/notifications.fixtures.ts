import type { Notification } from './notifications.schema.ts';

/** A message in a panel that closes after five seconds. */
export const notificationFixture: Notification = {
  event_type: 'display',
  display: { display_type: 'panel', message: 'ПИН-код изменён', duration: 5 },
};
