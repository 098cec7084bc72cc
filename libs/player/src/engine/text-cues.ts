import type { SubtitleCue } from '@foyer/player-machine';
import { cuePlace, type CueSettings } from './cue-place.ts';
import { plainText } from './cue-text.ts';

/** A cue as the interface draws it. */
export function shownCue(text: string, settings: CueSettings): SubtitleCue {
  const words = plainText(text);
  return { text: words, ...cuePlace(settings, words.split('\n').length) };
}

/**
 * Reads the cues of a text track without letting the browser draw them, so that captions look the same everywhere.
 *
 * @returns Stops reading.
 */
export function watchCues(
  track: TextTrack,
  onCues: (cues: readonly SubtitleCue[]) => void,
): () => void {
  const read = () => {
    const cues = Array.from(track.activeCues ?? []) as VTTCue[];
    onCues(cues.map((cue) => shownCue(cue.text, cue)));
  };
  track.mode = 'hidden';
  track.addEventListener('cuechange', read);
  read();
  return () => {
    track.removeEventListener('cuechange', read);
    track.mode = 'disabled';
    onCues([]);
  };
}
