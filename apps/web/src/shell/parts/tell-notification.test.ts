import type { Notification } from '@foyer/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { tellNotification } from './tell-notification.ts';

const display = { display_type: 'popup', message: 'Новый сезон' } as const;
const popup: Notification = {
  event_type: 'display',
  event_code: 'marketing_message',
  message_id: 'message-1',
  display,
};
const rating: Notification = { event_type: 'player', event_code: 'item_rating' };
const panel: Notification = { ...popup, display: { ...display, display_type: 'panel' } };

afterEach(() => {
  window.history.replaceState({}, '', '/');
});

/** What reaches the flow on the page at an address. */
function toldAt(address: string, notification: Notification) {
  window.history.replaceState({}, '', address);
  const tell = vi.fn();
  tellNotification(tell, 'push', notification);
  return tell.mock.calls;
}

const received = (notification: Notification) => [
  ['notifications', { type: 'notification.received', source: 'push', notification }],
];

it('hands on what there is to show', () => {
  expect(toldAt('/movies/metropolis', popup)).toEqual(received(popup));
  expect(toldAt('/movies/metropolis', rating)).toEqual(received(rating));
});

it('opens no dialog on a page without notifications, where messages still count [ROUTE-002, ROUTE-003]', () => {
  const message = {
    event_type: 'item',
    event_code: 'marketing_message',
    message_id: 'message-1',
  } as const;

  expect(toldAt('/variants', popup)).toEqual(received(message));
  expect(toldAt('/embed/buy', popup)).toEqual(received(message));
  expect(toldAt('/variants', rating)).toEqual(
    received({ event_type: 'item', event_code: 'item_rating' }),
  );
});

it('keeps a toast for the page that follows', () => {
  expect(toldAt('/variants', panel)).toEqual(received(panel));
});
