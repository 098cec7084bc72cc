import type { PushEvent } from '@foyer/contract';

type Listener = (event: PushEvent) => void;

const listeners = new Set<Listener>();

/** Subscribes to push events. @returns Unsubscribes. */
export function listenForEvents(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Passes a push event to the subscribers. */
export const reportEvent: Listener = (event) => {
  for (const listener of listeners) listener(event);
};
