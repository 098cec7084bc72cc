import type { PushEvent } from '@foyer/contract';
import { onTestFinished } from 'vitest';
import { createPushChannel, type PushChannelOptions } from '../events/push-channel.ts';
import type { FakeEventService } from './fake-event-service.ts';

/** An event that only its number tells from another. */
export const pushEvent = (number: number): PushEvent => ({
  event_type: 'item',
  event_code: 'profile_changed',
  message_id: String(number),
});

/** A tab that hears of events until the end of the test, and what it was told. */
export function openPushTab(service: FakeEventService, options: Partial<PushChannelOptions> = {}) {
  const seen: (string | undefined)[] = [];
  const states: string[] = [];
  const channel = createPushChannel({
    baseUrl: 'https://foyer.test',
    revision: 'abc123',
    fetch: service.fetch,
    tabs: undefined,
    pauseMs: () => 0,
    onReady: (state) => states.push(state),
    onEvent: ({ message_id }) => seen.push(message_id),
    ...options,
  });
  onTestFinished(() => channel.close());
  return { channel, seen, states };
}
