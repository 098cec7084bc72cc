import type { PlayerAsset } from '@foyer/contract';
import type { TrackOption, TrackState } from '@foyer/player-machine';
import { isSameLanguage } from '../engine/languages.ts';

type Names = PlayerAsset['audio'];

/** Whether a language is told apart by the names that the manifest has for its tracks. */
function haveOwnNames(options: readonly TrackOption[], language: string | undefined): boolean {
  const titles = options.flatMap((one) =>
    isSameLanguage(one.language, language) ? one.title : [],
  );
  return titles.length > 1 && titles.every(Boolean) && new Set(titles).size === titles.length;
}

function name(options: readonly TrackOption[], names: Names): TrackOption[] {
  return options.map((option) => {
    if (haveOwnNames(options, option.language)) return option;
    const known = names.find(({ language }) => isSameLanguage(language, option.language));
    return known ? { ...option, title: known.title } : option;
  });
}

/** Gives tracks the titles that the asset has for their languages, unless the manifest tells several of one apart. */
export function nameTracks(asset: Pick<PlayerAsset, 'audio' | 'subtitles'>) {
  return (tracks: TrackState): TrackState => ({
    ...tracks,
    audios: name(tracks.audios, asset.audio),
    subtitles: name(tracks.subtitles, asset.subtitles),
  });
}
