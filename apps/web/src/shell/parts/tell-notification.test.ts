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
function toldAt(address: string, notification: Notification, isBusy = () => false) {
  window.history.replaceState({}, '', address);
  const tell = vi.fn();
  tellNotification({ tell, isBusy }, 'push', notification);
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

it('keeps an offer until the film is over or the field is left, and nothing else', () => {
  vi.useFakeTimers();
  let isPlaying = true;
  const isBusy = () => isPlaying;
  const offered = toldAt('/movies/metropolis/player', popup, isBusy);
  expect(toldAt('/movies/metropolis/player', rating, isBusy)).toEqual(received(rating));
  vi.advanceTimersByTime(5_000);
  expect(offered).toEqual([]);
  isPlaying = false;
  vi.advanceTimersByTime(1_000);
  expect(offered).toHaveLength(1);

  document.body.innerHTML = '<input value="дом">';
  const field = document.querySelector('input');
  field?.focus();
  const later = toldAt('/search', popup);
  vi.advanceTimersByTime(5_000);
  expect(later).toEqual([]);
  field?.blur();
  vi.advanceTimersByTime(1_000);
  expect(later).toEqual(received(popup));
  vi.useRealTimers();
});
