import { media } from '@foyer/ui/theme/vars';
import { useSyncExternalStore } from 'react';

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(media.calm);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the viewer wants no motion; on the server nothing moves. */
export const useIsCalm = (): boolean =>
  useSyncExternalStore(
    listen,
    () => window.matchMedia(media.calm).matches,
    () => true,
  );
