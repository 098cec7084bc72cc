import { AUTO_QUALITY, type TrackOption, type TrackState } from '@foyer/player-machine';
import type { MediaInfo, MediaPlayerClass } from 'dashjs';
import { canonicalLanguage } from '../../engine/languages.ts';
import { qualityOptions, type QualityOption } from '../../engine/quality-options.ts';

const keyOf = (track: MediaInfo) => String(track.index ?? track.id ?? 0);

const roles: Readonly<Record<string, TrackOption['role']>> = {
  commentary: 'commentary',
  description: 'description',
  caption: 'captions',
  'forced-subtitle': 'forced',
  forced_subtitle: 'forced',
};

/** By the scheme of audio purposes: for those who do not see, and for those who do not hear. */
const purposes: Readonly<Record<string, TrackOption['role']>> = {
  '1': 'description',
  '2': 'captions',
};

/** What a track is besides its language. */
function roleOf({ roles: given, accessibility }: MediaInfo): TrackOption['role'] {
  const role = given?.map(({ value }) => roles[value ?? '']).find(Boolean);
  return role ?? accessibility?.map(({ value }) => purposes[value ?? '']).find(Boolean);
}

function optionOf(track: MediaInfo): TrackOption {
  const role = roleOf(track);
  const language = canonicalLanguage(track.lang || 'und');
  const title = track.labels[0]?.text ?? '';
  return { value: keyOf(track), title, language, ...(role && { role }) };
}

/** The sounds that can be chosen; the title's own is the first one that is nothing besides. */
export function dashAudios(player: MediaPlayerClass): TrackOption[] {
  const audios = player.getTracksFor('audio').map(optionOf);
  const own = audios.find(({ role }) => role === undefined) ?? audios[0];
  return audios.map((track) => ({ ...track, default: track === own }));
}

/** The subtitles that can be chosen. */
export function dashSubtitles(player: MediaPlayerClass): TrackOption[] {
  return player.getTracksFor('text').map(optionOf);
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
    audios: dashAudios(player),
    subtitles: dashSubtitles(player),
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

/** The resolution to report after a wish that this title may not be able to fulfil. */
export function wantedDashResolution(player: MediaPlayerClass, wanted: string): string {
  return dashQualities(player).some(({ value }) => value === wanted) ? wanted : AUTO_QUALITY;
}
