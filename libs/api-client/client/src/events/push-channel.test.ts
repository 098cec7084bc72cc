import { describe, expect, it, vi } from 'vitest';
import { fakeEventService, type FakeEventService } from '../testing/fake-event-service.ts';
import { fakeBrowser } from '../testing/fake-tabs.ts';
import { openPushTab, pushEvent } from '../testing/push-tab.ts';
import { createTabMemory } from './tab-memory.ts';

const connected = (service: FakeEventService, count = 1) =>
  vi.waitFor(() => expect(service.open).toHaveLength(count), { interval: 1 });

const told = (tab: { seen: unknown[] }, ...numbers: number[]) =>
  vi.waitFor(() => expect(tab.seen).toEqual(numbers.map(String)), { interval: 1 });

describe('createPushChannel', () => {
  it('gives each event once and in order, from the moment it was opened [EVENT-001]', async () => {
    const service = fakeEventService();
    service.push(pushEvent(1));

    const tab = openPushTab(service);
    await connected(service);
    service.push(pushEvent(2), pushEvent(3));

    await told(tab, 2, 3);
    expect(tab.states).toEqual(['new']);
    expect(service.made[0]?.headers.get('x-revision')).toBe('abc123');
  });

  it('goes on after a break where it was, however often it breaks', async () => {
    const service = fakeEventService();
    const tab = openPushTab(service);
    await connected(service);

    service.push(pushEvent(1));
    await told(tab, 1);
    service.open[0]?.end();
    service.push(pushEvent(2));
    await connected(service);
    service.open[0]?.end();
    service.push(pushEvent(3));

    await told(tab, 1, 2, 3);
    expect(tab.states).toEqual(['new', 'resumed', 'resumed']);
  });

  it('does not lose an event that came in half before a break', async () => {
    const service = fakeEventService();
    const tab = openPushTab(service);
    await connected(service);

    service.open[0]?.write(`id: 1\ndata: ${JSON.stringify(pushEvent(1)).slice(0, 20)}`);
    service.open[0]?.end();
    service.push(pushEvent(1));

    await told(tab, 1);
    expect(service.made[1]?.lastId).toBe('0');
  });

  it('reports what the contract does not know, and goes on', async () => {
    const service = fakeEventService();
    const onInvalid = vi.fn<(error: Error) => void>();
    const tab = openPushTab(service, { onInvalid });
    await connected(service);

    service.open[0]?.write('data: {"event_type":"display","event_code":"unheard_of"}\n\n');
    service.open[0]?.write('data: {"event_ty\n\n');
    service.push(pushEvent(1));

    await told(tab, 1);
    expect(onInvalid.mock.calls.map(([error]) => error.message)).toEqual([
      'streamEvents: the answer does not fit the contract at event_code',
      'streamEvents: the answer does not fit the contract at its start',
    ]);
  });

  it('stops when the session has ended', async () => {
    const service = fakeEventService();
    const onSessionEnd = vi.fn<(refusal: { status: number; code: number | undefined }) => void>();
    openPushTab(service, { onSessionEnd });
    await connected(service);

    service.refuse(401);
    service.open[0]?.end();

    await vi.waitFor(() => expect(onSessionEnd).toHaveBeenCalledOnce());
    expect(onSessionEnd.mock.calls[0]?.[0]).toMatchObject({ status: 401, code: 1000023 });
    expect(service.made).toHaveLength(1);
  });

  it('pauses longer with each failure, and shortly again once a connection stood', async () => {
    const service = fakeEventService();
    const failures: number[] = [];
    service.refuse(503);
    openPushTab(service, {
      pauseMs: (count) => {
        failures.push(count);
        if (count === 2) service.refuse(401);
        return 0;
      },
    });

    await vi.waitFor(() => expect(failures).toEqual([0, 1, 2]));
  });

  it('goes on where it was after the page was loaded anew, unless that was long ago', async () => {
    const service = fakeEventService();
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    let nowMs = 0;
    const memory = createTabMemory(
      () => storage,
      () => nowMs,
    );
    const before = openPushTab(service, { memory });
    await vi.waitFor(() => expect(before.states).toEqual(['new']));
    before.channel.close();
    service.push(pushEvent(1));

    nowMs = 59_000;
    const soon = openPushTab(service, { memory });
    await told(soon, 1);
    soon.channel.close();
    service.push(pushEvent(2));
    nowMs += 61_000;
    const late = openPushTab(service, { memory });
    await connected(service);
    service.push(pushEvent(3));

    await told(late, 3);
  });
});

describe('createPushChannel in several tabs', () => {
  it('keeps one connection for all, and gives each tab each event once', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    const [first, second, third] = [1, 2, 3].map(() => openPushTab(service, { tabs }));
    await connected(service);

    service.push(pushEvent(1), pushEvent(2));

    for (const tab of [first, second, third]) if (tab) await told(tab, 1, 2);
    expect(service.made).toHaveLength(1);
  });

  it('hands the connection on when its tab closes, without a gap and without a double', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    const first = openPushTab(service, { tabs });
    await connected(service);
    const second = openPushTab(service, { tabs });
    const third = openPushTab(service, { tabs });
    service.push(pushEvent(1));
    for (const tab of [first, second, third]) await told(tab, 1);

    first.channel.close();
    service.push(pushEvent(2));
    await connected(service);
    service.push(pushEvent(3));

    for (const tab of [second, third]) await told(tab, 1, 2, 3);
    expect(first.seen).toEqual(['1']);
    expect(service.made.map(({ lastId }) => lastId)).toEqual([null, '1']);
  });

  it('tells a tab that comes later where the events are, so that it may take over', async () => {
    const service = fakeEventService();
    service.push(pushEvent(1));
    const tabs = fakeBrowser();
    const first = openPushTab(service, { tabs });
    await connected(service);
    await vi.waitFor(() => expect(first.states).toEqual(['new']));
    const second = openPushTab(service, { tabs });
    await Promise.resolve();

    first.channel.close();
    service.push(pushEvent(2));

    await told(second, 2);
  });
});
