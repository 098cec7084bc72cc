import { readWish, wishOf } from '@foyer/player-machine';
import type { MediaPlayerClass } from 'dashjs';
import type { EngineOptions } from '../../engine/media-engine.ts';
import { forcedTrack, wantedTrack } from '../../engine/track-choice.ts';
import { dashAudios, dashSubtitles } from './dash-tracks.ts';

/** The sound and the subtitles that a viewer wants, in whatever period playback is. */
export interface DashChoices {
  /** The value of the chosen subtitles; null for none. */
  subtitle: () => string | null;
  selectAudio: (value: string) => void;
  selectSubtitle: (value: string | null) => void;
  /** Takes both up in a period that has begun. */
  takeUp: () => void;
}

const currentAudio = (player: MediaPlayerClass) => {
  const index = player.getCurrentTrackFor('audio')?.index;
  return dashAudios(player).find(({ value }) => value === String(index));
};

function chooseAudio(player: MediaPlayerClass, value: string | undefined): void {
  const index = dashAudios(player).findIndex((track) => track.value === value);
  const track = player.getTracksFor('audio')[index];
  if (track && currentAudio(player)?.value !== value) player.setCurrentTrack(track);
}

/**
 * Keeps what a viewer wants to hear and to read. dash.js goes on with the track of the last period, or what is nearest
 * to it: behind an advertisement in another language it would stay with that. After `initialize`.
 *
 * @param onOther - Told when the words that are on belong to other subtitles than those that are shown from now on.
 */
export function keepDashChoices(
  player: MediaPlayerClass,
  { preferred, onOther }: { preferred: EngineOptions['preferred']; onOther: () => void },
): DashChoices {
  const wishes = { audio: preferred.audio, subtitle: preferred.subtitle };
  let shown: string | undefined;
  let chosen: string | null = null;

  /** What each period begins with; what tells tracks of a language apart besides is seen to when it has begun. */
  const begin = () => {
    if (!wishes.audio) return;
    const { language, role } = readWish(wishes.audio);
    player.setInitialMediaSettingsFor('audio', {
      lang: language,
      role: role ?? 'main',
    });
  };
  const show = () => {
    const subtitles = dashSubtitles(player);
    const before = shown;
    shown = chosen ?? forcedTrack(subtitles, currentAudio(player)?.language)?.value;
    if (shown !== before) onOther();
    player.setTextTrack(subtitles.findIndex(({ value }) => value === shown));
  };
  begin();
  return {
    subtitle: () => chosen,
    selectAudio: (value) => {
      wishes.audio = wishOf(dashAudios(player), value);
      begin();
      chooseAudio(player, value);
      show();
    },
    selectSubtitle: (value) => {
      wishes.subtitle = wishOf(dashSubtitles(player), value);
      chosen = value;
      show();
    },
    takeUp: () => {
      onOther();
      chooseAudio(player, wantedTrack(dashAudios(player), wishes.audio)?.value);
      chosen = wantedTrack(dashSubtitles(player), wishes.subtitle)?.value ?? null;
      show();
    },
  };
}
