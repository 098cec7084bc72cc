import type { PeerError } from '../engine/peers.ts';

/** Errors of peer delivery on their way to whoever reports them. */
export interface PeerErrors {
  /** Each error counts once a playback. */
  tell: (error: PeerError) => void;
  /** What came before is told at once, since playback begins before anybody listens. @returns Ends it. */
  listen: (listener: (error: PeerError) => void) => () => void;
}

/** The errors of one playback; none stops it. */
export function createPeerErrors(): PeerErrors {
  const told = new Set<PeerError>();
  const listeners = new Set<(error: PeerError) => void>();
  return {
    tell: (error) => {
      if (told.has(error)) return;
      told.add(error);
      for (const listener of listeners) listener(error);
    },
    listen: (listener) => {
      for (const error of told) listener(error);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
