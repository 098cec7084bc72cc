import { createPushChannel, createTabMemory, type PushChannel } from '@foyer/client';
import { EMBED_HEADER } from '@foyer/contract';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { spreadEvent } from './push-consequences.ts';
import { watchViewer } from './watch-viewer.ts';

/** Silence after which a connection is not trusted once the viewer looks at the page again: more than its signs of life. */
const QUIET_MS = 25_000;

/** Silence after which it is not trusted over a new network; many tabs ask at once. */
const NETWORK_QUIET_MS = 1000;

/**
 * The push channel of an account: one connection for all tabs, which starts over with each session. A visitor would hear
 * nothing, so a visitor makes none. EVENT-001, docs/decisions/0019
 */
export const pushChannel: ShellPart = (shell) => {
  const { page, actor } = shell;
  const memory = createTabMemory(() => sessionStorage);
  let channel: PushChannel | undefined;
  let isWanted = false;

  const open = (): void => {
    channel ??= createPushChannel({
      baseUrl: page.origin,
      revision: page.config.revision,
      ...(page.config.site.embedOrigins && { headers: { [EMBED_HEADER]: '1' } }),
      memory,
      onReady: (state) => {
        // Something may have happened after the server made this page.
        if (state !== 'resumed') void invalidateAfterChange(page.queryClient);
      },
      onEvent: (event) => spreadEvent(shell, event),
      onInvalid: (error) => globalThis.reportError(error),
      // As for any other call: the session may have ended on another device.
      onSessionEnd: ({ status, code }) =>
        actor.send({
          type: 'transport.failed',
          status,
          method: 'GET',
          ...(code !== undefined && { errorCode: code }),
        }),
    });
  };
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };

  const stopWatching = watchViewer(actor, (viewer) => {
    const hadAccount = isWanted;
    isWanted = viewer === 'authenticated' || viewer === 'blocked';
    if (isWanted) return open();
    if (viewer === 'unknown' && !hadAccount) return;
    close();
    // The place of one account says nothing to another.
    memory.forget();
  });

  // A page that is kept for going back must not hold the connection.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && isWanted) open();
  };
  const onOnline = (): void => channel?.wake(NETWORK_QUIET_MS);
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') channel?.wake(QUIET_MS);
  };
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
    stopWatching();
    close();
  };
};
