import type { PushEvent } from '@foyer/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeEventService, type FakeEventService } from '../testing/fake-event-service.ts';
import { fakeBrowser } from '../testing/fake-tabs.ts';
import type { Tabs } from './browser-tabs.ts';
import { createPushChannel, type PushChannel } from './push-channel.ts';

const running: PushChannel[] = [];

afterEach(() => {
  for (const channel of running.splice(0)) channel.close();
});

const event = (number: number): PushEvent => ({
  event_type: 'item',
  event_code: 'profile_changed',
  message_id: String(number),
});

/** A tab, and what it was told; `lastId` is what it remembers of the page before. */
function openTab(service: FakeEventService, tabs: Tabs, lastId?: string) {
  const seen: (string | undefined)[] = [];
  const states: string[] = [];
  const channel = createPushChannel({
    baseUrl: 'https://foyer.test',
    revision: 'abc123',
    fetch: service.fetch,
    tabs,
    pauseMs: (failures) => (failures > 0 ? 60_000 : 0),
    memory: { load: () => lastId, save: () => undefined, forget: () => undefined },
    onReady: (state) => states.push(state),
    onEvent: ({ message_id }) => seen.push(message_id),
  });
  running.push(channel);
  return { channel, seen, states };
}

const until = (assert: () => void) => vi.waitFor(assert, { interval: 1 });

describe('createPushChannel, in a tab beside others', () => {
  it('tells a new tab that it begins now, because its page is older than its place', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    const first = openTab(service, tabs);
    await until(() => expect(first.states).toEqual(['new']));
    service.push(event(1));
    await until(() => expect(first.seen).toEqual(['1']));

    const second = openTab(service, tabs);
    await until(() => expect(second.states).toEqual(['new']));
    service.push(event(2));

    await until(() => expect(second.seen).toEqual(['2']));
    expect(service.made).toHaveLength(1);
  });

  it('gives a tab that was loaded anew what came meanwhile, from the tab that reads', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    const first = openTab(service, tabs);
    await until(() => expect(first.states).toEqual(['new']));
    service.push(event(1), event(2), event(3));
    await until(() => expect(first.seen).toEqual(['1', '2', '3']));

    const back = openTab(service, tabs, '1');

    await until(() => expect(back.states).toEqual(['resumed']));
    expect(back.seen).toEqual(['2', '3']);
    expect([first.seen, service.made.length]).toEqual([['1', '2', '3'], 1]);
  });

  it('gives it the same from a tab that has just taken over', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    const first = openTab(service, tabs);
    const second = openTab(service, tabs);
    await until(() => expect(second.states).toEqual(['new']));
    service.push(event(1), event(2));
    await until(() => expect(second.seen).toEqual(['1', '2']));

    first.channel.close();
    const back = openTab(service, tabs, '1');
    service.push(event(3));

    await until(() => expect(back.seen).toEqual(['2', '3']));
    expect(second.seen).toEqual(['1', '2', '3']);
  });

  it('says so when nobody knows any more what came meanwhile', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    service.push(event(1), event(2));
    const first = openTab(service, tabs);
    await until(() => expect(first.states).toEqual(['new']));

    const back = openTab(service, tabs, '1');

    await until(() => expect(back.states).toEqual(['lost']));
    service.push(event(3));
    await until(() => expect(back.seen).toEqual(['3']));
  });

  it('ends the pause before the next connection when any tab wakes', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    const first = openTab(service, tabs);
    const second = openTab(service, tabs);
    await until(() => expect(second.states).toEqual(['new']));
    service.refuse(503);
    service.open[0]?.end();
    await until(() => expect(service.open).toHaveLength(0));
    service.push(event(1));
    service.accept();

    // The first attempt after the end has failed by now, or fails yet: then there is another pause.
    await until(() => {
      second.channel.wake(1000);
      expect(first.seen).toEqual(['1']);
    });
  });

  it('leaves a connection alone that was heard of a moment ago', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    const first = openTab(service, tabs);
    await until(() => expect(first.states).toEqual(['new']));

    first.channel.wake(60_000);
    service.push(event(1));
    await until(() => expect(first.seen).toEqual(['1']));
    first.channel.wake(0);

    await until(() => expect(service.made).toHaveLength(2));
  });
});
