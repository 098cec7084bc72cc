import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { pushEventFixture } from '@foyer/contract/fixtures';
import type { PushEvent } from '@foyer/contract';
import { expect, it, vi } from 'vitest';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { spreadEvent } from './push-consequences.ts';

/** A page that shows the title `m-1` under its slug, and what it was told and asked for by an event. */
function page(event: PushEvent) {
  const queryClient = new QueryClient();
  const asked: string[] = [];
  const show = (key: string, data: object) => {
    queryClient.setQueryData([key, 'metropolis'], data);
    const queryFn = () => {
      asked.push(key);
      return data;
    };
    const query = { queryKey: [key, 'metropolis'], queryFn, staleTime: Infinity };
    return new QueryObserver(queryClient, query).subscribe(() => undefined);
  };
  const stops = [show('media-item', { id: 'm-1' }), show('messages', {}), show('reminders', {})];
  const send = vi.fn();
  const tell = vi.fn();
  spreadEvent({ page: { queryClient }, actor: { send }, tell } as object as Shell, event);
  for (const stop of stops) stop();
  return { sent: send.mock.calls.flat(), told: tell.mock.calls, asked };
}

it('tells the flows of an event without its words, and the notifications with them', () => {
  const event: PushEvent = { ...pushEventFixture, title: 'Покупка' };
  const { sent, told, asked } = page(event);

  expect(sent).toEqual([{ type: 'push.received', code: 'sync_purchases' }]);
  expect(told).toEqual([
    ['notifications', { type: 'notification.received', source: 'push', notification: event }],
  ]);
  expect(asked).toEqual([]);
});

it('knows the title of the page by its id, whatever the address calls it [EVENT-012, EVENT-013, EVENT-023]', () => {
  const ofTitle = (id: string): PushEvent => ({
    event_type: 'item',
    event_code: 'sync_purchase',
    item: { id, type: 'media_item' },
  });

  expect(page(ofTitle('m-1')).sent).toEqual([{ type: 'push.received', code: 'sync_purchase' }]);
  expect(page(ofTitle('m-2')).sent).toEqual([
    { type: 'push.received', code: 'sync_purchase', itemId: 'm-2' },
  ]);
});

it('asks for all that the page shows when the viewer, the place or the account is another', () => {
  const { asked } = page({ event_type: 'item', event_code: 'location_changed' });

  expect(asked).toEqual(['media-item', 'messages', 'reminders']);
});

it('asks for the journal alone when there is a message more', () => {
  for (const event_code of ['poll', 'marketing_message'] as const) {
    expect(page({ event_type: 'display', event_code }).asked).toEqual(['messages']);
  }
});
