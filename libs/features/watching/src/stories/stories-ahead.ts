import type { PlaybackAnswer } from '@foyer/playback-access';
import type { PlaybackIdentity, PreparedPlayback, PrepareOptions } from '@foyer/player';
import type { PlayerAsset } from '@foyer/contract';

/** What is ready of a story before it comes into view. */
export interface StoryAhead {
  answer: PlaybackAnswer;
  /** On its way already, where it may play. */
  prepared?: PreparedPlayback | undefined;
}

/** Keeps what plays next ready; holds the current story and the next one at most. */
export interface StoriesAhead {
  /** What is ready of a story; nothing where it has to be asked for in its place. */
  of: (id: string) => StoryAhead | undefined;
  /** Makes a story ready unless it is; whoever cannot be asked for now is asked for in its place. */
  ready: (id: string, identity: PlaybackIdentity) => void;
  /** Forgets all but the story in view. */
  keepOnly: (id?: string) => void;
}

type Prepare = (asset: PlayerAsset, options: PrepareOptions) => Promise<PreparedPlayback>;

/** The player is there by the time that anything is to be made ready with it. */
const prepareLate: Prepare = async (asset, options) =>
  (await import('@foyer/player')).preparePlayback(asset, options);

/**
 * What plays next, asked for and begun to load while another story plays.
 *
 * @param open - Asks to play a story; nothing where there is nothing to play.
 */
export function createStoriesAhead(
  open: (id: string) => Promise<PlaybackAnswer | undefined>,
  prepare: Prepare = prepareLate,
): StoriesAhead {
  const known = new Map<string, StoryAhead>();
  const wanted = new Set<string>();
  return {
    of: (id) => known.get(id),
    ready: (id, identity) => {
      if (wanted.has(id)) return;
      wanted.add(id);
      const keep = async (answer: PlaybackAnswer | undefined) => {
        if (!answer || !wanted.has(id)) return;
        known.set(id, { answer });
        if (answer.status === 'refused') return;
        const prepared = await prepare(answer.asset, { identity });
        if (wanted.has(id)) known.set(id, { answer, prepared });
        else prepared.prefetched.clear();
      };
      open(id)
        .then(keep)
        .catch(() => wanted.delete(id));
    },
    keepOnly: (kept) => {
      for (const id of wanted) {
        if (id === kept) continue;
        wanted.delete(id);
        known.get(id)?.prepared?.prefetched.clear();
        known.delete(id);
      }
    },
  };
}
