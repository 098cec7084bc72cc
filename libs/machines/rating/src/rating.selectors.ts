import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { ratingMachine } from './rating.machine.ts';
import { NO_RATING } from './rating.types.ts';

/** What the view shows of the rating. */
export interface RatingViewState {
  /** `none`: nothing is there to be shown yet, or any more. */
  step: 'none' | 'choosing' | 'error';
  name: string;
  /** What is chosen, 0 to 10. */
  value: number;
  /** The rating in force, 1 to 10, or 0 for none. RATE-008 */
  current: number;
  /** What the button would do. */
  act: 'set' | 'change' | 'remove';
  /** False while the value is the one in force. RATE-003 */
  canSend: boolean;
  isBusy: boolean;
  /** Texts of the error dialog. */
  error: { title: Message; subtitle: Message } | undefined;
}

/** The view's reading of a snapshot. After the end the scale stays as it was, while the dialog fades. */
export function selectRatingView(snapshot: SnapshotFrom<typeof ratingMachine>): RatingViewState {
  const { item, value } = snapshot.context;
  const current = item?.rating ?? NO_RATING;
  const step = stepOf(snapshot);
  return {
    step,
    name: item?.name ?? '',
    value,
    current,
    act: actOf(value, current),
    canSend: value !== current,
    isBusy: snapshot.hasTag('busy'),
    error:
      step === 'error'
        ? { title: { key: 'modal.error.title' }, subtitle: { key: 'modal.error.subtitle' } }
        : undefined,
  };
}

function stepOf(snapshot: SnapshotFrom<typeof ratingMachine>): RatingViewState['step'] {
  if (snapshot.context.item) return 'choosing';
  return snapshot.matches('unavailable') ? 'error' : 'none';
}

function actOf(value: number, current: number): RatingViewState['act'] {
  if (current === NO_RATING) return 'set';
  return value === NO_RATING ? 'remove' : 'change';
}
