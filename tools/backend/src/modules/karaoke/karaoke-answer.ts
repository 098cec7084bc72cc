import { type KaraokeItemShort, textIn, type Texts } from '@foyer/contract';
import type { KaraokeRow } from '../catalogue/catalogue.store.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';

/** Genres of songs by alias. */
export const karaokeGenres: Readonly<Record<string, Texts>> = {
  folk: { rus: 'Народные', eng: 'Folk songs', hye: 'Ժողովրդական' },
  romance: { rus: 'Романсы', eng: 'Old romances', hye: 'Ռոմանսներ' },
  stage: { rus: 'Эстрада', eng: 'Pop', hye: 'Էստրադա' },
  rock: { rus: 'Рок', eng: 'Rock', hye: 'Ռոք' },
  kids: { rus: 'Детские', eng: 'For children', hye: 'Մանկական' },
  holiday: { rus: 'Праздничные', eng: 'For holidays', hye: 'Տոնական' },
};

/** A song as cards show it, as it is for everybody: nobody's favourite. */
export function karaokeAnswer(
  song: KaraokeRow,
  { images, language }: AnswerView,
): KaraokeItemShort {
  const logo = images.describe(song.imageId);
  const genre = karaokeGenres[song.genre];
  return {
    id: song.id,
    slug: song.slug,
    name: textIn(song.names, language),
    logo,
    artist: { name: textIn(song.artists, language) },
    genres: genre ? [{ name: textIn(genre, language) }] : [],
    duration: song.durationSeconds,
    usage_model: song.usageModel,
    is_favorite: false,
    poster_bg_color: logo.color,
    screenshots: [images.describe(song.backdropId)],
  };
}
