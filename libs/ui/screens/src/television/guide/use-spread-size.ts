import { useSyncExternalStore } from 'react';
import { media } from '@foyer/ui/theme/media';
import { spreadSizes } from './spread.ts';

const conditions = [media.phone, media.desktop];

function onChange(report: () => void) {
  const lists = conditions.map((condition) => window.matchMedia(condition));
  for (const list of lists) list.addEventListener('change', report);
  return () => {
    for (const list of lists) list.removeEventListener('change', report);
  };
}

function sizeNow(): number {
  if (window.matchMedia(media.phone).matches) return spreadSizes.phone;
  return window.matchMedia(media.desktop).matches ? spreadSizes.desktop : spreadSizes.tablet;
}

/** How many channels a spread has room for; undefined on the server and while hydrating, when styles have to decide. */
export function useSpreadSize(): number | undefined {
  return useSyncExternalStore<number | undefined>(onChange, sizeNow, () => undefined);
}
