import type { Language, MediaItem, Person } from '@foyer/contract';
import { textIn } from '../../database/texts.ts';
import type { Context, Handlers } from '../../server/call.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueSnapshot, FilmRow } from '../catalogue/catalogue.store.ts';
import { filmAnswer, type AnswerView } from '../catalogue/film-answer.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import type { PlayerAssets } from '../playback/player-assets.ts';
import { similarFilms } from './similar.ts';

function personsOf(
  film: FilmRow,
  { persons, credits }: CatalogueSnapshot,
  images: ImageFacts,
  language: Language,
): Person[] {
  return credits
    .filter(({ mediaItemId }) => mediaItemId === film.id)
    .flatMap(({ personId, role, characters }): Person[] => {
      const person = persons.get(personId);
      if (!person) return [];
      return [
        {
          id: person.id,
          name: textIn(person.names, language),
          role,
          ...(characters && { character: textIn(characters, language) }),
          ...(person.imageId !== null && { image: images.describe(person.imageId) }),
        },
      ];
    });
}

/** Handler of the film call. */
export function mediaItemsRoutes(
  { db }: Context,
  catalogue: Catalogue,
  images: ImageFacts,
  assets: PlayerAssets,
): Handlers<'getMediaItem'> {
  return {
    getMediaItem: async ({ params, viewer, language }) => {
      const film = await catalogue.findFilm(params.id_or_slug);
      const snapshot = await catalogue.read();
      const { favouriteIds } = await readViewing(db, viewer);
      const view: AnswerView = { snapshot, images, language, favouriteIds };
      const answer: MediaItem = {
        ...filmAnswer(film, view),
        summary: textIn(film.summaries, language),
        description: textIn(film.descriptions, language),
        persons: personsOf(film, snapshot, images, language),
        audio_languages: film.audioLanguages,
        subtitle_languages: film.subtitleLanguages,
        premiere_date: film.premiereDate,
        rating_count: film.ratingCount,
        ...(film.priceTexts && { price_text: textIn(film.priceTexts, language) }),
        trailer: { asset: await assets.trailer(film, language) },
        similar: similarFilms(film, snapshot.films).map((other) => filmAnswer(other, view)),
        ...(film.badges && { badge: textIn(film.badges, language) }),
      };
      return answer;
    },
  };
}
