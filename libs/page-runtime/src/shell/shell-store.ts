import { useSyncExternalStore } from 'react';
import type { Shell } from './shell.types.ts';

const listeners = new Set<() => void>();
let current: Shell | undefined;

/** Shows the running shell to the tree, or that it has stopped. */
export function publishShell(shell: Shell | undefined): void {
  current = shell;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The running shell; nothing on the server and until it has started. */
export const useShell = (): Shell | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
