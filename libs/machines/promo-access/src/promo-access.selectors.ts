import type { SnapshotFrom } from 'xstate';
import type { promoAccessMachine } from './promo-access.machine.ts';

/** Whether a code is on its way. */
export const selectIsPromoBusy = (snapshot: SnapshotFrom<typeof promoAccessMachine>): boolean =>
  snapshot.hasTag('busy');
