import type { PushEvent } from '@foyer/contract';

type Listener = (event: PushEvent) => void;

const listeners = new Set<Listener>();

/** Who is told of every push event. @returns Stops it. */
export function listenForEvents(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells of a push event that has arrived. */
export const reportEvent: Listener = (event) => {
  for (const listener of listeners) listener(event);
};
