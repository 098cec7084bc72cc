import { AUTO_QUALITY, type TrackState } from '@foyer/player-machine';
import type Hls from 'hls.js';
import type { MediaPlaylist } from 'hls.js';
import { canonicalLanguage, isSameLanguage } from '../../engine/languages.ts';
import { qualityOptions } from '../../engine/quality-options.ts';

function optionOf(track: MediaPlaylist, index: number) {
  const language = canonicalLanguage(track.lang ?? 'und');
  return { value: String(index), title: track.name || language, language };
}

function qualities(hls: Hls) {
  return qualityOptions(
    hls.levels.map(({ height, bitrate }, id) => ({ id, height, bandwidth: bitrate })),
  );
}

/** Everything that can be chosen, and what is. */
export function hlsTracks(hls: Hls): TrackState {
  const pinned = hls.autoLevelEnabled
    ? undefined
    : qualities(hls).find(({ rendition }) => rendition === hls.loadLevel);
  return {
    resolutions: qualities(hls).map(({ value, title }) => ({ value, title })),
    audios: hls.audioTracks.map((track, index) => ({
      ...optionOf(track, index),
      default: track.default,
    })),
    subtitles: hls.subtitleTracks.map(optionOf),
    resolution: pinned?.value ?? AUTO_QUALITY,
    audio: hls.audioTrack < 0 ? null : String(hls.audioTrack),
    subtitle: hls.subtitleTrack < 0 ? null : String(hls.subtitleTrack),
  };
}

/** Pins a band, or lets the engine choose again. What is loaded in another quality is replaced at once. */
export function selectHlsResolution(hls: Hls, value: string): void {
  const pinned = qualities(hls).find((quality) => quality.value === value)?.rendition;
  // Told before the start what is so anyway, hls.js begins by measuring, and throws the first segment away.
  if (pinned === undefined && hls.autoLevelEnabled) return;
  hls.currentLevel = pinned ?? -1;
}

/** The index of the first track in a language; -1 where there is none. */
export function trackIndex(tracks: readonly MediaPlaylist[], language: string | null): number {
  return tracks.findIndex(({ lang }) => isSameLanguage(lang, language));
}
