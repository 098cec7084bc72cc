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

/**
 * Reads the words of the chosen subtitles. hls.js would hang `<track>` elements with `data:` addresses into the
 * video, which the page's policy forbids; so it only parses, and the cues run in a hidden track of ours.
 *
 * @returns Stops reading.
 */
export function readHlsCues(
  hls: Hls,
  video: HTMLVideoElement,
  onText: (text: string) => void,
): () => void {
  const track = trackOf(video);
  const stopWatching = watchCues(track, onText);
  const parsed = new Map<number, Map<string, VTTCue>>();

  const clear = () => {
    for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue);
  };
  const show = () => {
    clear();
    for (const cue of parsed.get(hls.subtitleTrack)?.values() ?? []) track.addCue(cue);
    onText('');
  };
  hls.on(Events.CUES_PARSED, (_, { track: name, cues }) => {
    const index =
      name === 'default'
        ? hls.subtitleTracks.findIndex((subtitles) => subtitles.default)
        : Number(name.replace('subtitles', ''));
    const known = parsed.get(index) ?? new Map<string, VTTCue>();
    parsed.set(index, known);
    for (const cue of cues as VTTCue[]) {
      // Neighbouring segments repeat the cue that crosses their border.
      if (known.has(identity(cue))) continue;
      known.set(identity(cue), cue);
      if (index === hls.subtitleTrack) track.addCue(cue);
    }
  });
  hls.on(Events.SUBTITLE_TRACK_SWITCH, show);
  return () => {
    clear();
    stopWatching();
  };
}
