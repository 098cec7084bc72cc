import type { TrackOption } from '@foyer/player-machine';

/** The subtitles of a stream: playlists of their own, and captions within the picture. */
export interface HlsSubtitles {
  options: () => TrackOption[];
  /** The value of what the viewer chose; null where that is nothing. */
  chosen: () => string | null;
  /** The value of what is shown: what was chosen, or else the words of the picture alone. */
  shown: () => string | null;
  select: (value: string | null) => void;
}
