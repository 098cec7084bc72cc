import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeEventService, type FakeEventService } from '../testing/fake-event-service.ts';
import { fakeBrowser, freezableTab } from '../testing/fake-tabs.ts';
import { openPushTab, pushEvent } from '../testing/push-tab.ts';
import type { Tabs } from './browser-tabs.ts';

/** A tab beside others; `lastId` is what it remembers of the page before. */
const openTab = (service: FakeEventService, tabs: Tabs, lastId?: string) =>
  openPushTab(service, {
    tabs,
    pauseMs: (failures) => (failures > 0 ? 60_000 : 0),
    memory: { load: () => lastId, save: () => undefined, forget: () => undefined },
  });

/** How often a tab makes sure that another reads. */
const CHECK_MS = 30_000;

/** Puts these checks into the hands of the test. */
function holdChecks(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

const until = (assert: () => void) => vi.waitFor(assert, { interval: 1 });

describe('createPushChannel, in a tab beside others', () => {
  it('tells a new tab that it begins now, because its page is older than its place', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    const first = openTab(service, tabs);
    await until(() => expect(first.states).toEqual(['new']));
    service.push(pushEvent(1));
    await until(() => expect(first.seen).toEqual(['1']));

    const second = openTab(service, tabs);
    await until(() => expect(second.states).toEqual(['new']));
    service.push(pushEvent(2));

    await until(() => expect(second.seen).toEqual(['2']));
    expect(service.made).toHaveLength(1);
  });

  it('gives a tab that was loaded anew what came meanwhile, from the tab that reads', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    const first = openTab(service, tabs);
    await until(() => expect(first.states).toEqual(['new']));
    service.push(pushEvent(1), pushEvent(2), pushEvent(3));
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
    service.push(pushEvent(1), pushEvent(2));
    await until(() => expect(second.seen).toEqual(['1', '2']));

    first.channel.close();
    const back = openTab(service, tabs, '1');
    service.push(pushEvent(3));

    await until(() => expect(back.seen).toEqual(['2', '3']));
    expect(second.seen).toEqual(['1', '2', '3']);
  });

  it('says so when nobody knows any more what came meanwhile', async () => {
    const service = fakeEventService();
    const tabs = fakeBrowser();
    service.push(pushEvent(1), pushEvent(2));
    const first = openTab(service, tabs);
    await until(() => expect(first.states).toEqual(['new']));

    const back = openTab(service, tabs, '1');

    await until(() => expect(back.states).toEqual(['lost']));
    service.push(pushEvent(3));
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
    service.push(pushEvent(1));
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
    service.push(pushEvent(1));
    await until(() => expect(first.seen).toEqual(['1']));
    first.channel.wake(0);

    await until(() => expect(service.made).toHaveLength(2));
  });

  it('takes over from a tab that the browser has frozen, which goes on beside it once it is thawed', async () => {
    holdChecks();
    const service = fakeEventService();
    const browser = fakeBrowser();
    const frozen = freezableTab(browser);
    const first = openTab(service, frozen.tabs);
    const second = openTab(service, browser);
    await until(() => expect(second.states).toEqual(['new']));
    frozen.freeze();
    service.push(pushEvent(1));

    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(second.seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    await until(() => expect(second.seen).toEqual(['1']));
    frozen.thaw();
    await until(() => expect(service.open).toHaveLength(1));
    service.push(pushEvent(2));

    await until(() =>
      expect([first.seen, second.seen]).toEqual([
        ['1', '2'],
        ['1', '2'],
      ]),
    );
    expect(service.made).toHaveLength(2);
  });

  it('leaves the connection to a tab that lives, however little there is to hear', async () => {
    holdChecks();
    const service = fakeEventService();
    const browser = fakeBrowser();
    const [first, second] = [openTab(service, browser), openTab(service, browser)];
    await until(() => expect(second.states).toEqual(['new']));

    await vi.advanceTimersByTimeAsync(10 * CHECK_MS);
    service.push(pushEvent(1));

    await until(() => expect([first.seen, second.seen]).toEqual([['1'], ['1']]));
    expect(service.made).toHaveLength(1);
  });
});
