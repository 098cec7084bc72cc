import type { RunningPlayer } from '../controller/create-player.ts';
import { observePlayer, type Observation } from './observe-player.ts';

/** So much may be played before the service is told where the viewer stands, in seconds. */
const STEADY_SECONDS = 10;
/** The first word comes sooner: what was hardly begun is in the history, and survives a crash. */
const FIRST_SECONDS = 5;
/** Shorter ways are not worth a word, in seconds. */
const NOTED_SECONDS = 1;
/** What leaps further between two looks was sought, in seconds. */
const SOUGHT_SECONDS = 2;

/** Where a viewer stands in a title. */
export interface PlayedPlace {
  /** Of the stream. */
  seconds: number;
  /** Worth telling the service now: a pause, a seek, the end, the page is left, or much has played since the last. */
  isDue: boolean;
  /** The player goes, or the page: there may be no other word. */
  isLast: boolean;
}

/** Where playback stands; of a title that has ended, its end. */
const placeOf = ({ phase, position }: Observation, duration: number): number =>
  phase === 'ended' ? Math.max(position, duration) : position;

const isStill = ({ phase }: Observation) =>
  phase === 'paused' || phase === 'ended' || phase === 'failed';

/**
 * Follows where a viewer stands in a title, from its first moving picture on. Channels, programmes and players of others have no
 * place that could be kept.
 *
 * @param tell - Takes places; at least one a second while the picture moves.
 * @param page - Tells when the page goes or is hidden.
 * @returns Tells the last place and ends it.
 */
export function followPlace(
  { player }: Pick<RunningPlayer, 'player'>,
  tell: (place: PlayedPlace) => void,
  page: Document = document,
): () => void {
  const look = () => observePlayer(player.getSnapshot(), performance.now());
  let before = look();
  let hasPlayed = false;
  let isSought = false;
  let noted = before.position;
  let due = before.position - STEADY_SECONDS + FIRST_SECONDS;

  const say = (seconds: number, { isDue = false, isLast = false }) => {
    noted = seconds;
    if (isDue) due = seconds;
    tell({ seconds, isDue, isLast });
  };

  const follow = () => {
    const now = look();
    const { type, duration } = player.getSnapshot().context;
    if (type !== 'vod') return;
    hasPlayed ||= now.isFlowing;
    const hasStopped = isStill(now) && !isStill(before);
    const hasLeapt = Math.abs(now.position - before.position) > SOUGHT_SECONDS;
    // The place leaps first; the picture stops and moves on after that.
    const hasArrived = isSought && !hasLeapt && (now.isFlowing || isStill(now));
    before = now;
    if (!hasPlayed || now.isRewinding) return;
    const seconds = placeOf(now, duration);
    isSought = hasLeapt || (isSought && !hasArrived);
    if (hasLeapt) return;
    if (hasStopped || hasArrived || Math.abs(seconds - due) >= STEADY_SECONDS) {
      if (seconds !== due) say(seconds, { isDue: true });
    } else if (Math.abs(seconds - noted) >= NOTED_SECONDS) say(seconds, {});
  };

  const leave = () => {
    follow();
    const seconds = placeOf(before, player.getSnapshot().context.duration);
    if (hasPlayed && !before.isRewinding) say(seconds, { isDue: true, isLast: true });
  };
  const onHidden = () => page.visibilityState === 'hidden' && leave();

  const subscription = player.subscribe(follow);
  page.addEventListener('visibilitychange', onHidden);
  page.defaultView?.addEventListener('pagehide', leave);
  return () => {
    leave();
    subscription.unsubscribe();
    page.removeEventListener('visibilitychange', onHidden);
    page.defaultView?.removeEventListener('pagehide', leave);
  };
}
