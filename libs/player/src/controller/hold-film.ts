import type { RunningPlayer } from './create-player.ts';

/**
 * Pauses a film that plays. A channel goes on, which cannot wait, and what the viewer had paused stays so.
 *
 * @returns Lets it go on.
 */
export function holdFilm({ player }: Pick<RunningPlayer, 'player'>): () => void {
  const snapshot = player.getSnapshot();
  if (snapshot.context.type === 'live' || !snapshot.matches({ lifecycle: 'playing' }))
    return () => {};
  player.send({ type: 'player.pause', reason: 'tech' });
  return () => {
    player.send({ type: 'player.play', reason: 'tech' });
  };
}
