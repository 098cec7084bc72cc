import type { BusyReason } from '@foyer/session';
import type { Shell } from './shell.types.ts';

/**
 * Keeps the page from being loaded again while the viewer is in the middle of something. The flows must run. Readings 19
 *
 * @returns Lets it.
 */
export function holdPage({ tell }: Pick<Shell, 'tell'>, reason: BusyReason): () => void {
  tell('session', { type: 'busy.began', reason });
  // What begins in the same moment must be heard of before: a film after its PIN.
  return () => queueMicrotask(() => tell('session', { type: 'busy.ended', reason }));
}
