/** What a `BroadcastChannel` is used for. */
export interface TabChannel {
  post(message: unknown): void;
  close(): void;
}

/** What the `LockManager` of a browser is used for. */
export interface TabLocks {
  /** Rejects with an `AbortError` when the signal ends the waiting, or another tab steals the lock. */
  request(
    name: string,
    options: { signal: AbortSignal } | { steal: true },
    callback: () => Promise<void>,
  ): Promise<unknown>;
}

/** How the tabs of one browser share one connection; without it each has its own. */
export interface Tabs {
  locks: TabLocks;
  openChannel: (name: string, onMessage: (message: unknown) => void) => TabChannel | undefined;
}

/** Opens a channel to the other tabs of the browser; nothing where it has none. */
export function openTabChannel(
  name: string,
  onMessage: (message: unknown) => void,
): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => onMessage(data));
  return { post: channel.postMessage.bind(channel), close: () => channel.close() };
}

/** Those of the browser; nothing where it has no locks, as outside a secure context. */
export function tabsOfBrowser(): Tabs | undefined {
  const { locks } = globalThis.navigator ?? {};
  return locks && { locks, openChannel: openTabChannel };
}
