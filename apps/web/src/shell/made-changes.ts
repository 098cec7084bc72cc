/** Told of a call by its operation id, and of what it was answered. */
type Listener = (operationId: string, answer?: unknown) => void;

const listeners = new Set<Listener>();

/** Who is told of every call of this page that has changed something at the service. @returns Stops it. */
export function listenForChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells of a call that has changed something. Nobody listens before the flows run. */
export const reportChange: Listener = (operationId, answer) => {
  for (const listener of listeners) listener(operationId, answer);
};
