import { type MediaItem, type Person, type PreviewAsset, textIn } from '@foyer/contract';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { copyrightLogos } from '../catalogue/copyright-logos.ts';
import {
  backdropOf,
  mediaItemAnswer,
  posterOf,
  titleOf,
  type AnswerView,
} from '../catalogue/media-item-answer.ts';

/** The people of an item; of a season or an episode those of its series. */
function personsOf(title: MediaItemRow, { snapshot, images, language }: AnswerView): Person[] {
  return (snapshot.creditsByItem.get(title.id) ?? []).flatMap(
    ({ personId, role, characters }): Person[] => {
      const person = snapshot.persons.get(personId);
      if (!person) return [];
      return [
        {
          id: person.id,
          slug: person.id,
          name: textIn(person.names, language),
          role,
          ...(characters && { character: textIn(characters, language) }),
          ...(person.imageId !== null && { image: images.describe(person.imageId) }),
        },
      ];
    },
  );
}

/** A trailer as a card plays it. */
export const previewOf = (urls: { dash: string; hls: string }): PreviewAsset => ({
  url: urls.dash,
  urls,
  is_crypted: false,
  is_hevc: false,
  is_tokenized: false,
  player_type: 'web',
});

/** What the page of an item says to everybody. */
export function mediaItemPage(
  item: MediaItemRow,
  view: AnswerView,
): Omit<MediaItem, 'trailer' | 'assets' | 'actions' | 'similar'> {
  const { snapshot, language } = view;
  const title = titleOf(item, snapshot);
  const background = backdropOf(title, view);
  return {
    ...mediaItemAnswer(item, view),
    logo: item.type === 'episode' ? backdropOf(item, view) : posterOf(item, view),
    background,
    visit_card: background,
    ...copyrightLogos(item, view),
    summary: textIn(title.summaries ?? title.names, language),
    description: textIn(title.descriptions ?? title.names, language),
    persons: personsOf(title, view),
    audio_languages: item.audioLanguages,
    subtitle_languages: item.subtitleLanguages,
    premiere_date: item.premiereDate,
    rating_count: item.ratingCount,
    ...(title.badges && { badge: textIn(title.badges, language) }),
  };
}
