import { afterEach, describe, expect, it, vi } from 'vitest';
import { setBrowserPage } from '@foyer/page-runtime/page/browser-page';
import { createSessionGate } from '@foyer/page-runtime/shell/session-gate';
import { makeBrowserPage } from '@foyer/page-runtime/testing/browser-page';
import { startShell } from './start-shell.ts';

const startShellActor = vi.hoisted(() => vi.fn(() => () => undefined));
vi.mock('./shell-actor.ts', () => ({ startShellActor }));

let stop: () => void = () => undefined;
let sessionGate = createSessionGate(false);

function start(hasSession: boolean): void {
  sessionGate = createSessionGate(hasSession);
  setBrowserPage(makeBrowserPage({ hasSession, sessionGate }));
  stop = startShell();
}

/** What has been put off until something is painted is done by then. */
const nextFrame = () =>
  new Promise((passed) => requestAnimationFrame(() => setTimeout(() => setTimeout(passed))));

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

  it('waits for the end of a press that is the first act: its answer comes before the flows', async () => {
    start(false);
    const look = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);

    document.dispatchEvent(new Event('pointerdown'));
    await nextFrame();
    await vi.dynamicImportSettled();
    expect(startShellActor).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('pointerup'));

    await vi.waitFor(() => expect(startShellActor).toHaveBeenCalledOnce());
    look.mockRestore();
  });

  it('takes a press for an act that came before the page listened, or from a screen reader', async () => {
    start(false);

    document.body.click();

    await vi.waitFor(() => expect(startShellActor).toHaveBeenCalledOnce());
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
    await vi.waitFor(() => expect(startShellActor).toHaveBeenCalledOnce());
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
