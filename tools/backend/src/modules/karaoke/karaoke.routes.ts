import { type ContentAction, type KaraokeItemShort, type Language, textIn } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { countedPageOf } from '../../server/paging.ts';
import { catalogueTexts } from '../../texts/catalogue-texts.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { KaraokeRow } from '../catalogue/catalogue.store.ts';
import type { AnswerView } from '../catalogue/media-item-answer.ts';
import { readViewing, type Viewing } from '../catalogue/viewing.store.ts';
import type { ReadRights } from '../playback/rights.ts';
import { readVariants } from '../sales/read-variants.ts';
import { karaokeAnswer, karaokeGenres } from './karaoke-answer.ts';

const SIMILAR_COUNT = 8;

const folded = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е');

/** Whether a song's or an artist's name holds a text, in any language. */
function isNamed({ names, artists }: KaraokeRow, query: string): boolean {
  const wanted = folded(query.trim());
  return [names, artists].some((texts) =>
    Object.values(texts).some((text) => folded(text ?? '').includes(wanted)),
  );
}

const marked = (
  song: KaraokeRow,
  view: AnswerView,
  { hasFavourite }: Viewing,
): KaraokeItemShort => ({
  ...karaokeAnswer(song, view),
  is_favorite: hasFavourite('karaoke_item', song.id),
});

/** The one thing to do with a song: sing it, or get it first. */
function actionOf(song: KaraokeRow, language: Language, isOpen: boolean): ContentAction {
  const texts = catalogueTexts[language];
  if (!isOpen) return { type: 'buy', title: texts.subscribe, usage_model: song.usageModel };
  const target = { type: 'screen' as const, link: `/karaoke/${song.slug}?player` };
  return { type: 'sing', title: texts.sing, target };
}

/** Handlers of the songs. */
export function karaokeRoutes(
  context: Context,
  views: AnswerViews,
  readRights: ReadRights,
): Handlers<'listKaraokeItems' | 'listKaraokeGenres' | 'getKaraokeItem'> {
  const { db } = context;
  return {
    listKaraokeItems: async ({ query, viewer, language }) => {
      const view = await views.of(language);
      const viewing = await readViewing(db, viewer);
      const songs = view.snapshot.karaokeItems.filter(
        (song) =>
          (query.genre === undefined || song.genre === query.genre) &&
          (query.query === undefined || isNamed(song, query.query)),
      );
      const page = countedPageOf(songs, query);
      return { ...page, items: page.items.map((song) => marked(song, view, viewing)) };
    },
    listKaraokeGenres: async ({ language }) => {
      const { karaokeItems } = (await views.of(language)).snapshot;
      const used = new Set(karaokeItems.map(({ genre }) => genre));
      return {
        items: Object.entries(karaokeGenres)
          .filter(([alias]) => used.has(alias))
          .map(([alias, names]) => ({ alias, name: textIn(names, language) })),
      };
    },
    getKaraokeItem: async ({ params, viewer, language }) => {
      const view = await views.of(language);
      const { karaokeItems } = view.snapshot;
      const song = karaokeItems.find(
        ({ id, slug }) => id === params.id_or_slug || slug === params.id_or_slug,
      );
      if (!song) throw new Failure('notFound');
      const viewing = await readViewing(db, viewer);
      const rights = await readRights(viewer);
      const ref = { type: 'karaoke_item', id: song.id } as const;
      const variants = await readVariants(context, viewer, ref, language);
      return {
        ...marked(song, view, viewing),
        actions: [actionOf(song, language, rights.to('karaoke_item', song.id) !== undefined)],
        ...(variants && { purchase_variants: variants }),
        similar: karaokeItems
          .filter(({ id, genre }) => id !== song.id && genre === song.genre)
          .slice(0, SIMILAR_COUNT)
          .map((other) => marked(other, view, viewing)),
      };
    },
  };
}
