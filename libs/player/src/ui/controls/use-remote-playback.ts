import { useEffect, useState } from 'react';
import { usePlayerScene } from '../player-context.ts';

/** Another screen that the picture may play on. */
export interface RemotePlaybackView {
  /** A screen is in reach. */
  isAvailable: boolean;
  isOn: boolean;
  /** Opens the browser's choice; needs a gesture. */
  choose: () => void;
}

// A choice that was closed, or a screen that went away in the meantime, needs no word of ours.
const ignore = () => {};

/** The other screens that the browser finds for the picture; none where it looks for none. */
export function useRemotePlayback(): RemotePlaybackView {
  const { video } = usePlayerScene();
  const [isAvailable, setIsAvailable] = useState(false);
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    const remote = video.current?.remote;
    if (!remote || typeof remote.watchAvailability !== 'function') return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const read = () => setIsOn(remote.state === 'connected');
    remote.addEventListener('connect', read, { signal });
    remote.addEventListener('disconnect', read, { signal });
    const watching = remote.watchAvailability((isInReach) => {
      if (!signal.aborted) setIsAvailable(isInReach);
    });
    watching.catch(ignore);
    return () => {
      abort.abort();
      void watching.then((id) => remote.cancelWatchAvailability(id)).catch(ignore);
    };
  }, [video]);

  return {
    isAvailable,
    isOn,
    choose: () => void video.current?.remote.prompt().catch(ignore),
  };
}
