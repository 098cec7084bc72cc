import { QueryClient } from '@tanstack/react-query';
import { labels } from '@foyer/ui/theme';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellAnalytics } from '../analytics/analytics-relay.ts';
import { setBrowserPage } from '../document/browser-page.ts';
import { pageConfig } from '../testing/page-config.ts';
import { createFailureRelay } from './failure-relay.ts';
import { createSessionGate } from './session-gate.ts';
import { startShell } from './start-shell.ts';

const startShellActor = vi.hoisted(() => vi.fn(() => () => undefined));
vi.mock('./shell-actor.ts', () => ({ startShellActor }));

let stop: () => void = () => undefined;
let sessionGate = createSessionGate(false);

function start(hasSession: boolean): void {
  sessionGate = createSessionGate(hasSession);
  setBrowserPage({
    config: pageConfig({ hasSession }),
    hasSession,
    sessionGate,
    failures: createFailureRelay(),
    client: { call: () => Promise.reject(new Error('No call is expected')) },
    queryClient: new QueryClient(),
    label: labels.main,
    language: 'rus',
    t: (key) => key,
    loadTexts: async () => undefined,
    origin: 'https://sofit.example',
  });
  stop = startShell();
}

afterEach(() => {
  stop();
  startShellActor.mockClear();
});

describe('startShell', () => {
  it('starts at once for a viewer with a session', async () => {
    start(true);

    await vi.waitFor(() => expect(startShellActor).toHaveBeenCalledOnce());
  });

  it('waits for the first act of a visitor, and starts once', async () => {
    start(false);
    await Promise.resolve();
    expect(startShellActor).not.toHaveBeenCalled();

    document.dispatchEvent(new Event('keydown'));
    document.dispatchEvent(new Event('wheel'));

    await vi.waitFor(() => expect(startShellActor).toHaveBeenCalledOnce());
  });

  describe('when something plays that is to be reported', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    });

    it('starts once it has been watched for a while, not for presses alone [ANALYTICS-008]', async () => {
      start(false);
      tellAnalytics({ pressed: document.body });
      await vi.advanceTimersByTimeAsync(60_000);
      tellAnalytics({ event: { type: 'quit', path: '/' } });
      await vi.advanceTimersByTimeAsync(5000);
      expect(startShellActor).not.toHaveBeenCalled();

      await vi.advanceTimersByTimeAsync(5000);

      await vi.waitFor(() => expect(startShellActor).toHaveBeenCalledOnce());
    });

    it('starts at once when its viewer turns to another window', async () => {
      start(false);
      tellAnalytics({ event: { type: 'quit', path: '/' } });
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

      document.dispatchEvent(new Event('visibilitychange'));

      await vi.waitFor(() => expect(startShellActor).toHaveBeenCalledOnce());
    });
  });

  it('loads the page of a visitor anew who has signed in in another tab, until it has started', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
    const find = (newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'foyer.viewer', newValue }));
    start(false);

    find('visitor');
    expect(reload).not.toHaveBeenCalled();
    find('profile-1');
    document.dispatchEvent(new Event('keydown'));
    find('profile-2');

    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
  });

  it('starts when the first call waits for a session', async () => {
    start(false);

    void sessionGate.pass();

    await vi.waitFor(() => expect(startShellActor).toHaveBeenCalledOnce());
  });
});
