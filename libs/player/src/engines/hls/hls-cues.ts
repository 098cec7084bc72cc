import type { SubtitleCue } from '@foyer/player-machine';
import { Events } from 'hls.js';
import type Hls from 'hls.js';
import { watchCues } from '../../engine/text-cues.ts';

/** Elements keep the text tracks they were given for good, so one track serves all that play in an element. */
const tracks = new WeakMap<HTMLVideoElement, TextTrack>();

function trackOf(video: HTMLVideoElement): TextTrack {
  const track = tracks.get(video) ?? video.addTextTrack('metadata', 'captions');
  tracks.set(video, track);
  return track;
}

function identity({ startTime, endTime, text }: VTTCue): string {
  return `${startTime}-${endTime}-${text}`;
}

/** What is read of the subtitles of a stream. */
export interface HlsCues {
  /** Shows the words of other subtitles, by their value; null for none. */
  show: (value: string | null) => void;
  stop: () => void;
}

/**
 * Reads the words of the subtitles that are shown. hls.js would hang `<track>` elements with `data:` addresses into the
 * video, which the page's policy forbids; so it only parses, and the cues run in a hidden track of ours.
 */
export function readHlsCues(
  hls: Hls,
  video: HTMLVideoElement,
  onCues: (cues: readonly SubtitleCue[]) => void,
): HlsCues {
  const track = trackOf(video);
  const stopWatching = watchCues(track, onCues);
  const parsed = new Map<string, Map<string, VTTCue>>();
  let shown: string | null = null;

  const clear = () => {
    for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue);
  };
  hls.on(Events.CUES_PARSED, (_, { type, track: name, cues }) => {
    const value =
      name === 'default'
        ? String(hls.subtitleTracks.findIndex((subtitles) => subtitles.default))
        : type === 'captions'
          ? name
          : name.replace('subtitles', '');
    const known = parsed.get(value) ?? new Map<string, VTTCue>();
    parsed.set(value, known);
    for (const cue of cues as VTTCue[]) {
      // Neighbouring segments repeat the cue that crosses their border.
      if (known.has(identity(cue))) continue;
      known.set(identity(cue), cue);
      if (value === shown) track.addCue(cue);
    }
  });
  // Another list of subtitles has other values.
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => parsed.clear());
  return {
    show: (value) => {
      if (value === shown) return;
      shown = value;
      clear();
      for (const cue of parsed.get(value ?? '')?.values() ?? []) track.addCue(cue);
      onCues([]);
    },
    stop: () => {
      clear();
      stopWatching();
    },
  };
}
