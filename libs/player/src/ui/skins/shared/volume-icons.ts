import type { IconName } from '@foyer/ui/icon';
import type { VolumeFace } from '../../controls/volume-control.tsx';

/** How loud it is, as a sign. */
export const volumeIcons = {
  muted: 'muted',
  low: 'volume-low',
  high: 'volume',
} as const satisfies Record<VolumeFace, IconName>;
