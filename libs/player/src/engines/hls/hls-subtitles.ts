import { type TrackOption, wishOf } from '@foyer/player-machine';
import type Hls from 'hls.js';
import { Events } from 'hls.js';
import { forcedTrack, wantedTrack } from '../../engine/track-choice.ts';
import { hlsAudios, optionOf } from './hls-tracks.ts';
import type { HlsSubtitles } from './hls-subtitles.types.ts';

/** Under which names hls.js tells the words of captions within the picture. */
const CAPTIONS = 'textTrack';

/**
 * Keeps which subtitles are chosen, in whatever list the stream comes to: hls.js makes a new one with each group of
 * renditions, and knows nothing of captions within the picture as a choice.
 *
 * @param wish - What a viewer wants, as `wishOf` says it.
 * @param onChange - Told when another choice is shown, or there are others.
 */
export function createHlsSubtitles(
  hls: Hls,
  { wish: first, onChange }: { wish: string | null; onChange: () => void },
): HlsSubtitles {
  const captions = new Map<string, TrackOption>();
  let wish = first;
  let chosen: string | null = null;
  let shown: string | null = null;

  const options = () => [
    ...hls.subtitleTracks.map((track, index) => optionOf(track, String(index))),
    ...captions.values(),
  ];
  const show = () => {
    const sound = hlsAudios(hls)[hls.audioTrack]?.language;
    shown = chosen ?? forcedTrack(options(), sound)?.value ?? null;
    const index = shown === null || captions.has(shown) ? -1 : Number(shown);
    if (hls.subtitleTrack !== index) hls.subtitleTrack = index;
    onChange();
  };
  const chooseAgain = () => {
    chosen = wantedTrack(options(), wish)?.value ?? null;
    show();
  };

  // Otherwise it begins with those that the playlist calls the default.
  hls.on(Events.MANIFEST_PARSED, () => {
    hls.subtitleTrack = -1;
  });
  hls.on(Events.MANIFEST_LOADED, (_, { captions: declared = [] }) => {
    for (const track of declared) {
      const number = /^CC(?<number>[1-4])$/.exec(track.instreamId ?? '')?.groups?.['number'];
      if (number) captions.set(CAPTIONS + number, optionOf(track, CAPTIONS + number));
    }
  });
  // A stream may hold captions that its playlist does not name.
  hls.on(Events.NON_NATIVE_TEXT_TRACKS_FOUND, (_, { tracks }) => {
    for (const { _id: id, kind } of tracks) {
      if (kind !== 'captions' || !id || captions.has(id)) continue;
      const title = id.replace(CAPTIONS, 'CC');
      captions.set(id, { value: id, title, language: 'und', role: 'captions' });
      onChange();
    }
  });
  // hls.js goes on with a choice of its own after this event.
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, () => queueMicrotask(chooseAgain));
  // Where there are captions alone, that event does not come.
  hls.once(Events.LEVEL_LOADED, chooseAgain);
  hls.on(Events.AUDIO_TRACK_SWITCHED, show);
  return {
    options,
    chosen: () => chosen,
    shown: () => shown,
    select: (value) => {
      wish = wishOf(options(), value);
      chosen = value;
      show();
    },
  };
}
