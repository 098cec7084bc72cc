import type { AnalyticsBatch } from '@foyer/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hearAnalytics,
  takeUnheard,
  tellAnalytics,
} from '@foyer/page-runtime/shell/analytics-relay';
import { makeBrowserPage } from '@foyer/page-runtime/testing/browser-page';
import { reportPassiveViewer } from './passive-viewer.ts';

const shown = { type: 'message_shown', message_id: 'one' } as const;
const moment = new Date('2026-11-21T18:00:00Z');

let sent: AnalyticsBatch[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: moment });
  // Other files of this worker may have told words that nobody heard.
  takeUnheard();
  sent = [];
  const texts = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  texts.mockImplementation((_address, body) => {
    void (body as Blob).text().then((text) => sent.push(JSON.parse(text) as AnalyticsBatch));
    return true;
  });
});
afterEach(() => {
  stop();
  hearAnalytics(() => undefined)();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const leave = async () => {
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
};
const events = () => sent.flatMap((batch) => batch.events);

describe('reportPassiveViewer', () => {
  it('sends what nobody has heard when the page is left, with its moments, and that it was left [ANALYTICS-008]', async () => {
    stop = reportPassiveViewer(makeBrowserPage());
    tellAnalytics({ event: shown });
    await vi.advanceTimersByTimeAsync(2000);

    await leave();
    await leave();

    expect(events()).toEqual([
      { ...shown, at: '2026-11-21T18:00:00.000Z' },
      { type: 'quit', path: '/', at: '2026-11-21T18:00:02.000Z' },
    ]);
    expect(sent[0]?.common).toMatchObject({ white_label_name: 'main', is_auth: false });
  });

  it('leaves that to the flows where they run', async () => {
    stop = reportPassiveViewer(makeBrowserPage());
    const stopHearing = hearAnalytics(() => undefined);
    tellAnalytics({ event: shown });

    await leave();
    stopHearing();

    expect(sent).toEqual([]);
  });

  it('has the flows start once it has been watched for a while', async () => {
    const page = makeBrowserPage();
    const onWanted = vi.fn();
    page.sessionGate.onWanted(onWanted);
    stop = reportPassiveViewer(page);

    await vi.advanceTimersByTimeAsync(7000);
    expect(onWanted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);

    expect(onWanted).toHaveBeenCalledOnce();
  });

  it('reports a page anew that the browser gives back, and has the flows start', async () => {
    const page = makeBrowserPage();
    const onWanted = vi.fn();
    page.sessionGate.onWanted(onWanted);
    stop = reportPassiveViewer(page);
    tellAnalytics({ event: shown });
    await leave();

    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await leave();

    expect(onWanted).toHaveBeenCalledOnce();
    expect(events().map(({ type }) => type)).toEqual([
      'message_shown',
      'quit',
      'page_view',
      'quit',
    ]);
  });

  it('ends with the playback', async () => {
    const page = makeBrowserPage();
    const onWanted = vi.fn();
    page.sessionGate.onWanted(onWanted);
    reportPassiveViewer(page)();
    tellAnalytics({ event: shown });

    await vi.advanceTimersByTimeAsync(60_000);
    await leave();

    expect([onWanted.mock.calls, sent]).toEqual([[], []]);
  });
});
