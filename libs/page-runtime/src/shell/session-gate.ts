/** Lets calls wait until the browser has a session. */
export interface SessionGate {
  /** Settles once there is a session; asks for one if nobody has yet. */
  pass: () => Promise<void>;
  /** Told when the first call waits. */
  onWanted: (listener: () => void) => void;
  /** There is a session: whoever waits goes on. */
  open: () => void;
}

/** A gate that stands open for a browser that came with a session. */
export function createSessionGate(hasSession: boolean): SessionGate {
  const listeners: (() => void)[] = [];
  let isOpen = hasSession;
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  if (hasSession) settle();
  return {
    pass: () => {
      if (!isOpen) for (const listener of listeners) listener();
      return promise;
    },
    onWanted: (listener) => listeners.push(listener),
    open: () => {
      isOpen = true;
      settle();
    },
  };
}
