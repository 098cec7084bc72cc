import { conflictKey } from '@foyer/page-document';
import type { ComposerContext } from './composer.types.ts';

/** Saving waits so long for another key, in milliseconds. */
export const SAVE_PAUSE_MS = 800;
/** Pauses before saving is tried again without an answer, in milliseconds; the last one repeats. */
const retryPausesMs = [1000, 2000, 5000, 10_000, 30_000];

/** How long to wait after so many tries. */
export const retryPauseMs = (tries: number): number =>
  retryPausesMs[Math.min(Math.max(tries, 1), retryPausesMs.length) - 1] ?? 0;

/** Whether the service has what is on the screen. */
export const isSaved = ({ history, saved }: ComposerContext): boolean =>
  history.text === saved.text;

/** Whether every conflict has a choice. */
export const isDecided = ({ conflicts, choices }: ComposerContext): boolean =>
  conflicts.every((conflict) => choices[conflictKey(conflict)] !== undefined);

/** Whether nothing stops publishing. */
export const isPublishable = ({ problems, role }: ComposerContext): boolean =>
  role === 'publisher' && problems.every(({ level }) => level !== 'error');
