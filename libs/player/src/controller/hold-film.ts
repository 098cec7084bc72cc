import type { RunningPlayer } from './create-player.ts';

/**
 * Pauses a film that plays, and the advertisement that has its place, also one that comes later. A channel goes on, which
 * cannot wait, and what the viewer had paused stays so.
 *
 * @returns Lets it go on.
 */
export function holdFilm({ player, ads }: Pick<RunningPlayer, 'player' | 'ads'>): () => void {
  let isFilmHeld = false;
  let isAdHeld = false;
  const hold = () => {
    const ad = ads?.get();
    if (ad?.isShowing && !ad.isPaused) {
      isAdHeld = true;
      ads?.ask('ad.pause');
    }
    const snapshot = player.getSnapshot();
    if (snapshot.context.type === 'live' || !snapshot.matches({ lifecycle: 'playing' })) return;
    isFilmHeld = true;
    player.send({ type: 'player.pause', reason: 'tech' });
  };
  hold();
  // A break that was waited for begins, or ends without one and lets the film go on.
  const stop = ads?.subscribe(hold);
  const subscription = player.subscribe(hold);
  return () => {
    stop?.();
    subscription.unsubscribe();
    if (isAdHeld && ads?.get()) ads.ask('ad.resume');
    if (isFilmHeld) player.send({ type: 'player.play', reason: 'tech' });
  };
}
