import { AUTO_QUALITY, type TrackOption, type TrackState } from '@foyer/player-machine';
import type Hls from 'hls.js';
import type { MediaPlaylist } from 'hls.js';
import { canonicalLanguage } from '../../engine/languages.ts';
import { qualityOptions } from '../../engine/quality-options.ts';
import type { HlsSubtitles } from './hls-subtitles.types.ts';

const describes = 'public.accessibility.describes-video';
const transcribes = 'public.accessibility.transcribes-spoken-dialog';

/** What a rendition is besides its language, by its attributes. */
function roleOf({ type, forced, characteristics = '' }: MediaPlaylist): TrackOption['role'] {
  if (forced) return 'forced';
  if (type === 'CLOSED-CAPTIONS' || characteristics.includes(transcribes)) return 'captions';
  return characteristics.includes(describes) ? 'description' : undefined;
}

/** A rendition as a choice, by the value under which it is chosen. */
export function optionOf(track: MediaPlaylist, value: string): TrackOption {
  const role = roleOf(track);
  const language = canonicalLanguage(track.lang ?? 'und');
  return { value, title: track.name, language, ...(role && { role }) };
}

function qualities(hls: Hls) {
  return qualityOptions(
    hls.levels.map(({ height, bitrate }, id) => ({ id, height, bandwidth: bitrate })),
  );
}

/** The sounds that can be chosen. */
export function hlsAudios(hls: Hls): TrackOption[] {
  return hls.audioTracks.map((track, index) => ({
    ...optionOf(track, String(index)),
    default: track.default,
  }));
}

/** Everything that can be chosen, and what is. */
export function hlsTracks(hls: Hls, subtitles: HlsSubtitles): TrackState {
  const pinned = hls.autoLevelEnabled
    ? undefined
    : qualities(hls).find(({ rendition }) => rendition === hls.loadLevel);
  return {
    resolutions: qualities(hls).map(({ value, title }) => ({ value, title })),
    audios: hlsAudios(hls),
    subtitles: subtitles.options(),
    resolution: pinned?.value ?? AUTO_QUALITY,
    audio: hls.audioTrack < 0 ? null : String(hls.audioTrack),
    subtitle: subtitles.chosen(),
  };
}

/** Pins a band, or lets the engine choose again. What is loaded in another quality is replaced at once. */
export function selectHlsResolution(hls: Hls, value: string): void {
  const pinned = qualities(hls).find((quality) => quality.value === value)?.rendition;
  // Told before the start what is so anyway, hls.js begins by measuring, and throws the first segment away.
  if (pinned === undefined && hls.autoLevelEnabled) return;
  hls.currentLevel = pinned ?? -1;
}
