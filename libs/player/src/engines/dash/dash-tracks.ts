import { AUTO_QUALITY, type TrackOption, type TrackState } from '@foyer/player-machine';
import type { MediaInfo, MediaPlayerClass } from 'dashjs';
import { canonicalLanguage, isSameLanguage } from '../../engine/languages.ts';
import type { EngineOptions } from '../../engine/media-engine.ts';
import { qualityOptions, type QualityOption } from '../../engine/quality-options.ts';

const keyOf = (track: MediaInfo) => String(track.index ?? track.id ?? 0);

function optionOf(track: MediaInfo): TrackOption {
  const language = canonicalLanguage(track.lang ?? 'und');
  return { value: keyOf(track), title: track.labels[0]?.text ?? language, language };
}

/** The renditions of the picture as choices. The track's own list, since dash.js hides what is larger than the window. */
export function dashQualities(player: MediaPlayerClass): QualityOption<string>[] {
  const renditions = player.getCurrentTrackFor('video')?.bitrateList ?? [];
  return qualityOptions(
    renditions.flatMap(({ id, height = 0, bandwidth = 0 }) =>
      id ? [{ id, height, bandwidth }] : [],
    ),
  );
}

/** Everything that can be chosen. `subtitle` is what the caller chose last: dash.js knows no "off" before the first cue. */
export function dashTracks(
  player: MediaPlayerClass,
  chosen: { resolution: string; subtitle: string | null },
): TrackState {
  const current = player.getCurrentTrackFor('audio');
  return {
    resolutions: dashQualities(player).map(({ value, title }) => ({ value, title })),
    audios: player
      .getTracksFor('audio')
      .map((track, index) => ({ ...optionOf(track), default: index === 0 })),
    subtitles: player.getTracksFor('text').map(optionOf),
    audio: current ? keyOf(current) : null,
    ...chosen,
  };
}

/** Pins a band, or lets the engine choose again. */
export function selectDashResolution(player: MediaPlayerClass, value: string): void {
  const option = dashQualities(player).find((quality) => quality.value === value);
  const isAuto = !option;
  player.updateSettings({
    streaming: { abr: { autoSwitchBitrate: { video: isAuto }, limitBitrateByPortal: isAuto } },
  });
  if (option) player.setRepresentationForTypeById('video', option.rendition, true);
}

/** Whether the engine chooses the rendition of the picture. */
export function isDashAuto(player: MediaPlayerClass): boolean {
  return player.getSettings().streaming?.abr?.autoSwitchBitrate?.video ?? true;
}

/** Takes the lowest rendition for the next picture, unless a viewer has pinned one. */
export function startDashLow(player: MediaPlayerClass): void {
  if (isDashAuto(player) && player.getCurrentRepresentationForType('video')) {
    player.setRepresentationForTypeByIndex('video', 0);
  }
}

/** Switches to an audio track by its value. */
export function selectDashAudio(player: MediaPlayerClass, value: string): void {
  const track = player.getTracksFor('audio').find((one) => keyOf(one) === value);
  if (track) player.setCurrentTrack(track);
}

/** Switches to subtitles by their value, or off. */
export function selectDashSubtitle(player: MediaPlayerClass, value: string | null): void {
  const index = player.getTracksFor('text').findIndex((one) => keyOf(one) === value);
  player.setTextTrack(index);
}

/** The tracks a viewer wants before anything is loaded; the engine then never loads the others. */
export function preferDashTracks(
  player: MediaPlayerClass,
  { audio }: EngineOptions['preferred'],
): void {
  if (audio) player.setInitialMediaSettingsFor('audio', { lang: audio });
}

/** The value of the subtitles in a wanted language; null where the title has none. */
export function wantedDashSubtitle(
  player: MediaPlayerClass,
  language: string | null,
): string | null {
  const track = player.getTracksFor('text').find(({ lang }) => isSameLanguage(lang, language));
  return track ? keyOf(track) : null;
}

/** The resolution to report after a wish that this title may not be able to fulfil. */
export function wantedDashResolution(player: MediaPlayerClass, wanted: string): string {
  return dashQualities(player).some(({ value }) => value === wanted) ? wanted : AUTO_QUALITY;
}
