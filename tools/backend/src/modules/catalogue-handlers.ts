import type { Context } from '../server/call.ts';
import type { AnswerViews } from './catalogue/answer-views.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { collectionsRoutes } from './collections/collections.routes.ts';
import { faqRoutes } from './faq/faq.routes.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { createFavouritesService } from './favourites/favourites.service.ts';
import { karaokeRoutes } from './karaoke/karaoke.routes.ts';
import { mediaItemsRoutes } from './media-items/media-items.routes.ts';
import { createMediaItemsService } from './media-items/media-items.service.ts';
import { createItemsByKey } from './media-views/items-by-key.ts';
import { mediaViewsRoutes } from './media-views/media-views.routes.ts';
import { createMediaViewsService } from './media-views/media-views.service.ts';
import type { OutsideItems } from './media-views/outside-items.ts';
import { recommend } from './media-views/recommendations.ts';
import { draftViewRoutes } from './pages/draft-view.routes.ts';
import type { LivePages } from './pages/live-pages.ts';
import { personsRoutes } from './persons/persons.routes.ts';
import type { PlayerAssets } from './playback/player-assets.ts';
import type { ReadRights } from './playback/rights.ts';
import { positionsRoutes } from './positions/positions.routes.ts';
import { createPositionsService, type ReadStreamLength } from './positions/positions.service.ts';
import { promoEventsRoutes } from './promo-events/promo-events.routes.ts';
import { ratingsRoutes } from './ratings/ratings.routes.ts';
import { isSignedIn } from './sessions/sessions.service.ts';

/** What the catalogue takes from other parts of the service. */
export interface CatalogueParts {
  catalogue: Catalogue;
  pages: LivePages;
  views: AnswerViews;
  assets: PlayerAssets;
  outside: OutsideItems;
  readRights: ReadRights;
  readStreamLength: ReadStreamLength;
}

/** Handlers of everything that shows titles, and of what a profile does with them. */
export function catalogueHandlers(context: Context, parts: CatalogueParts) {
  const { catalogue, pages, views, assets, outside, readRights, readStreamLength } = parts;
  const favourites = createFavouritesService(context, views, createItemsByKey(views, outside));
  const mediaItems = createMediaItemsService(context, { catalogue, views, assets, readRights });
  const mediaViews = createMediaViewsService(
    context,
    { views, pages },
    {
      outside,
      recommend,
      favourites: async ({ asker: { viewer, language } }) =>
        isSignedIn(viewer) ? (await favourites.list(viewer, {}, language)).items : [],
    },
  );
  const positions = createPositionsService(context, { catalogue, views, readStreamLength });
  return {
    ...mediaViewsRoutes(mediaViews),
    ...draftViewRoutes(context, mediaViews),
    ...mediaItemsRoutes(mediaItems),
    ...catalogueRoutes(context, views),
    ...collectionsRoutes(context, views),
    ...personsRoutes(context, views),
    ...karaokeRoutes(context, views, readRights),
    ...promoEventsRoutes(context, views),
    ...faqRoutes(context),
    ...favouritesRoutes(favourites),
    ...positionsRoutes(positions),
    ...ratingsRoutes(context, catalogue),
  };
}
