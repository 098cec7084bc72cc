/** Told of a call by its operation id. */
type Listener = (operationId: string) => void;

let hear: Listener = () => undefined;

/** Who is told of every call of this page that has changed something at the service. */
export function listenForChanges(listener: Listener): () => void {
  hear = listener;
  return () => {
    hear = () => undefined;
  };
}

/** Tells of a call that has changed something. Nobody listens before the flows run. */
export const reportChange: Listener = (operationId) => hear(operationId);
