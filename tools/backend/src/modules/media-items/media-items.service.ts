import type { MediaItem, MediaItemsPage, MediaItemType } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { pageOf, type PageQuery } from '../../server/paging.ts';
import type { Asker } from '../catalogue/asker.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { MediaItemRow } from '../catalogue/catalogue.store.ts';
import { shownTo } from '../catalogue/highest-age.ts';
import { mediaItemEntry, personalView, positionAnswer } from '../catalogue/media-item-entry.ts';
import { mediaItemAnswer, titleOf } from '../catalogue/media-item-answer.ts';
import { findRating, readViewing } from '../catalogue/viewing.store.ts';
import { episodesOf } from '../catalogue/watching.ts';
import type { PlayerAssets } from '../playback/player-assets.ts';
import type { ReadRights } from '../playback/rights.ts';
import { createViewerLimits } from '../playback/viewer-limits.ts';
import { readVariants } from '../sales/read-variants.ts';
import { itemActions } from './item-actions.ts';
import { readPriceText } from './item-price.ts';
import { mediaItemPage, previewOf } from './media-item-page.ts';
import { similarTitles } from './similar.ts';

/** Pages of items and lists of what is in them. */
export interface MediaItemsService {
  /** @throws Failure `notFound`. */
  get(idOrSlug: string, type: MediaItemType | undefined, asker: Asker): Promise<MediaItem>;
  /** @throws Failure `notFound` for what is no series. */
  listSeasons(seriesId: string, query: PageQuery, asker: Asker): Promise<MediaItemsPage>;
  /** Of a season or of a whole series. @throws Failure `notFound` for anything else. */
  listEpisodes(parentId: string, query: PageQuery, asker: Asker): Promise<MediaItemsPage>;
}

/** What the service works with beside its database. */
export interface MediaItemsParts {
  catalogue: Catalogue;
  views: AnswerViews;
  assets: PlayerAssets;
  readRights: ReadRights;
}

/** The items of a catalogue. */
export function createMediaItemsService(
  context: Context,
  { catalogue, views, assets, readRights }: MediaItemsParts,
): MediaItemsService {
  const { db } = context;
  const limits = createViewerLimits(context, catalogue);
  const pageOfItems = async (
    items: readonly MediaItemRow[],
    query: PageQuery,
    { viewer, language }: Asker,
  ): Promise<MediaItemsPage> => {
    const view = await views.of(language);
    const personal = personalView(await readViewing(db, viewer), view.snapshot);
    const page = pageOf(items, query);
    return { ...page, items: page.items.map((item) => mediaItemEntry(item, view, personal)) };
  };

  return {
    get: async (idOrSlug, type, { viewer, language }) => {
      const item = await catalogue.findItem(idOrSlug, type);
      const view = await views.of(language);
      const personal = personalView(await readViewing(db, viewer), view.snapshot);
      const rating = await findRating(db, viewer, item.id);
      const isOpen = (await readRights(viewer)).toTitle(item) !== undefined;
      const priceText = await readPriceText(db, item, language);
      // What comes with a subscription that the viewer has is not for sale.
      const isForSale = !isOpen || item.usageModel !== 'SERVICE';
      const ref = { type: 'media_item', id: item.id } as const;
      const variants = isForSale && (await readVariants(context, viewer, ref, language));
      const isTrailerShut = await limits.trailerRefusal(item.ageLimitId, viewer);
      const trailer = isTrailerShut ? undefined : await assets.trailer(item, language);
      const page = mediaItemPage(item, view);
      const position = personal.viewing.positions.get(item.id);
      const seriesPosition = personal.seriesPositions.get(item.seriesId ?? item.id);
      return {
        ...page,
        is_favorite: personal.viewing.hasFavourite('media_item', item.id),
        ratings: { ...page.ratings, ...(rating !== undefined && { user: rating }) },
        trailer: trailer ? { asset: trailer } : null,
        assets: { preview_assets: trailer ? [previewOf(trailer.urls)] : [] },
        ...(priceText !== undefined && { price_text: priceText }),
        actions: itemActions(item, view, {
          isOpen,
          priceText,
          personal,
          hasTrailer: Boolean(trailer),
        }),
        ...(variants && { purchase_variants: variants }),
        similar: similarTitles(titleOf(item, view.snapshot), view.snapshot)
          .filter(shownTo(viewer, view.snapshot))
          .map((other) => mediaItemAnswer(other, view)),
        ...(position && { media_position: positionAnswer(position) }),
        ...(seriesPosition && { series_position: seriesPosition }),
      };
    },
    listSeasons: async (seriesId, query, asker) => {
      const series = await catalogue.findItem(seriesId);
      if (series.type !== 'series') throw new Failure('notFound');
      const { seasonsBySeries } = await catalogue.read();
      return pageOfItems(seasonsBySeries.get(series.id) ?? [], query, asker);
    },
    listEpisodes: async (parentId, query, asker) => {
      const parent = await catalogue.findItem(parentId);
      const snapshot = await catalogue.read();
      if (parent.type === 'series') {
        return pageOfItems(episodesOf(parent.id, snapshot), query, asker);
      }
      if (parent.type !== 'season') throw new Failure('notFound');
      return pageOfItems(snapshot.episodesBySeason.get(parent.id) ?? [], query, asker);
    },
  };
}
