import type { SnapshotFrom } from 'xstate';
import type { appBannerMachine } from './app-banner.machine.ts';

/** Whether the banner is on the screen. */
export const selectIsAppBannerShown = (snapshot: SnapshotFrom<typeof appBannerMachine>): boolean =>
  snapshot.matches({ absent: 'shown' });
