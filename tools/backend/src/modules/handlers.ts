import type { Context, Handlers } from '../server/call.ts';
import { ageLimitsRoutes } from './age-limits/age-limits.routes.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { createAnswerViews } from './catalogue/answer-views.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { bankCardsRoutes } from './bank-cards/bank-cards.routes.ts';
import { bonusesRoutes } from './bonuses/bonuses.routes.ts';
import { countriesRoutes } from './countries/countries.routes.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { devicesRoutes } from './devices/devices.routes.ts';
import type { EventHub } from './events/event-hub.ts';
import { errorReportsRoutes } from './error-reports/error-reports.routes.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { createImageFacts } from './images/image-facts.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { languagesRoutes } from './languages/languages.routes.ts';
import { createOutsideItems } from './media-views/outside-parts.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { createPlayerAssets } from './playback/player-assets.ts';
import { readStreamLength } from './positions/stream-length.ts';
import type { LivePages } from './pages/live-pages.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { purchasesRoutes } from './purchases/purchases.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { servicesRoutes } from './services/services.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { coldStartRoutes } from './cold-start/cold-start.routes.ts';
import { featureTogglesRoutes } from './feature-toggles/feature-toggles.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { tvCodesRoutes } from './tv-codes/tv-codes.routes.ts';
import { viewTimeRoutes } from './view-time/view-time.routes.ts';
import { createTv } from './tv-handlers.ts';
import { userRoutes } from './user/user.routes.ts';
import { vouchersRoutes } from './vouchers/vouchers.routes.ts';

/** What answers each operation of the contract: an operation without a handler is a type error. */
export function createHandlers(context: Context, events: EventHub, pages: LivePages): Handlers {
  const images = createImageFacts(context.config.mediaDir);
  const catalogue = createCatalogue(context);
  const assets = createPlayerAssets(context, catalogue);
  const views = createAnswerViews(context, catalogue, images);
  const tv = createTv(context, { catalogue, views, assets });
  const outside = createOutsideItems(context, images, tv.items);
  return {
    ...sessionsRoutes(context),
    ...demoRoutes(context),
    ...userRoutes(context, images),
    ...menuRoutes(context),
    ...ageLimitsRoutes(context),
    ...profilesRoutes(context, images),
    ...authRoutes(context),
    ...devicesRoutes(context),
    ...languagesRoutes(),
    ...countriesRoutes(),
    ...catalogueHandlers(context, {
      catalogue,
      pages,
      views,
      assets,
      outside,
      readRights: tv.readRights,
      readStreamLength: (item) => readStreamLength(context.config.mediaDir, item),
    }),
    ...tv.handlers,
    ...searchRoutes(context, { views, outside, readBroadcasts: tv.readBroadcasts }),
    ...imagesRoutes(context, images),
    ...eventsRoutes(context, events),
    ...analyticsRoutes(context),
    ...errorReportsRoutes(context),
    ...coldStartRoutes(context, images),
    ...featureTogglesRoutes(context),
    ...feedbackRoutes(context),
    ...messagesRoutes(context),
    ...viewTimeRoutes(context),
    ...servicesRoutes(context, images),
    ...purchasesRoutes(context),
    ...bankCardsRoutes(context),
    ...bonusesRoutes(context, images),
    ...vouchersRoutes(context, images),
    ...tvCodesRoutes(context),
    ...pagesRoutes(context),
  };
}
