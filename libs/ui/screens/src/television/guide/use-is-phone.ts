import { useSyncExternalStore } from 'react';
import { media } from '@foyer/ui/theme/media';

const query = () => window.matchMedia(media.phone);

function onChange(report: () => void) {
  const list = query();
  list.addEventListener('change', report);
  return () => list.removeEventListener('change', report);
}

/** Whether the window has a phone's width; undefined on the server and while hydrating, when styles have to decide. */
export function useIsPhone(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onChange,
    () => query().matches,
    () => undefined,
  );
}
