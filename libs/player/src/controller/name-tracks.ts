import type { PlayerAsset } from '@foyer/contract';
import type { TrackOption, TrackState } from '@foyer/player-machine';
import { isSameLanguage } from '../engine/languages.ts';

type Names = PlayerAsset['audio'];

function name(options: readonly TrackOption[], names: Names): TrackOption[] {
  return options.map((option) => {
    const known = names.find(({ language }) => isSameLanguage(language, option.language));
    return known ? { ...option, title: known.title } : option;
  });
}

/** Gives tracks the titles that the asset has for their languages. */
export function nameTracks(asset: Pick<PlayerAsset, 'audio' | 'subtitles'>) {
  return (tracks: TrackState): TrackState => ({
    ...tracks,
    audios: name(tracks.audios, asset.audio),
    subtitles: name(tracks.subtitles, asset.subtitles),
  });
}
