import { readWish, type TrackOption } from '@foyer/player-machine';
import { baseLanguage, isSameLanguage } from './languages.ts';

/** What a track is told by. */
export type Track = Pick<TrackOption, 'language' | 'role' | 'title' | 'default'>;

/** The tracks of a language: those with the same tag, else those of another place, such as `en-GB` for `en`. */
function inLanguage<One extends Track>(tracks: readonly One[], language: string): One[] {
  const same = tracks.filter((track) => isSameLanguage(track.language, language));
  const base = baseLanguage(language);
  return same.length > 0
    ? same
    : tracks.filter((track) => track.language && baseLanguage(track.language) === base);
}

/**
 * The track that a viewer wants, out of what a title has: with the same role in the same language, and the same name
 * where several have that. The words of the picture alone stand for no other subtitles.
 */
export function wantedTrack<One extends Track>(
  tracks: readonly One[],
  wish: string | null,
): One | undefined {
  if (!wish) return undefined;
  const { language, role, title } = readWish(wish);
  const known = inLanguage(tracks, language).filter(
    (track) => (track.role === 'forced') === (role === 'forced'),
  );
  const alike = known.filter((track) => track.role === role);
  const plain = known.filter((track) => track.role === undefined);
  const candidates = [alike, plain, known].find(({ length }) => length > 0) ?? [];
  return (
    candidates.find((track) => track.title === title) ??
    candidates.find((track) => track.default) ??
    candidates[0]
  );
}

/** The subtitles that say the words of the picture to whoever hears a language. */
export function forcedTrack<One extends Track>(
  tracks: readonly One[],
  sound: string | undefined,
): One | undefined {
  const forced = tracks.filter(({ role }) => role === 'forced');
  return sound === undefined ? undefined : inLanguage(forced, sound)[0];
}
