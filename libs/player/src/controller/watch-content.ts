import type { AdSlotsEvent } from '@foyer/ad-slots';
import { type PlayerSnapshot, selectPhase } from '@foyer/player-machine';
import type { RunningPlayer } from './create-player.ts';

/** What a position of the lifecycle means to slots; nothing while it loads or waits for a gesture. */
function factOf(snapshot: PlayerSnapshot): AdSlotsEvent | undefined {
  switch (selectPhase(snapshot)) {
    case 'playing':
      return { type: 'content.played' };
    case 'paused':
      return { type: 'content.paused', reason: snapshot.context.pauseReason ?? 'user' };
    case 'failed':
      return { type: 'content.paused', reason: 'tech_error' };
    case 'ended':
      return { type: 'content.ended' };
    default:
      return undefined;
  }
}

/**
 * Tells slots what the content does, each fact once, and where it stands, once a second.
 *
 * @returns Ends it.
 */
export function watchContent(
  player: RunningPlayer['player'],
  tell: (fact: AdSlotsEvent) => void,
): () => void {
  let last: string | undefined;
  let lastPlace = '';
  const look = (snapshot: PlayerSnapshot) => {
    const { currentTime: time, duration } = snapshot.context;
    const place = `${Math.floor(time)} ${duration}`;
    if (place !== lastPlace) tell({ type: 'content.moved', time, duration });
    lastPlace = place;
    const fact = factOf(snapshot);
    if (!fact || JSON.stringify(fact) === last) return;
    last = JSON.stringify(fact);
    tell(fact);
  };
  const subscription = player.subscribe(look);
  look(player.getSnapshot());
  return () => subscription.unsubscribe();
}
