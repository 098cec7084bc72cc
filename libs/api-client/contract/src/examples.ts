import type { OperationExamples } from './operation-examples.ts';
import type { operations } from './operations.ts';
import { ageLimitsExamples } from './age-limits/age-limits.examples.ts';
import { authExamples } from './auth/auth.examples.ts';
import { bankCardsExamples } from './bank-cards/bank-cards.examples.ts';
import { bonusesExamples } from './bonuses/bonuses.examples.ts';
import { catalogueExamples } from './catalogue/catalogue.examples.ts';
import { certificatesExamples } from './certificates/certificates.examples.ts';
import { channelsExamples } from './channels/channels.examples.ts';
import { collectionsExamples } from './collections/collections.examples.ts';
import { countriesExamples } from './countries/countries.examples.ts';
import { demoExamples } from './demo/demo.examples.ts';
import { devicesExamples } from './devices/devices.examples.ts';
import { analyticsExamples } from './analytics/analytics.examples.ts';
import { errorReportsExamples } from './error-reports/error-reports.examples.ts';
import { eventsExamples } from './events/events.examples.ts';
import { faqExamples } from './faq/faq.examples.ts';
import { favouritesExamples } from './favourites/favourites.examples.ts';
import { imagesExamples } from './images/images.examples.ts';
import { karaokeExamples } from './karaoke/karaoke.examples.ts';
import { languagesExamples } from './languages/languages.examples.ts';
import { mediaItemsExamples } from './media-items/media-items.examples.ts';
import { mediaViewsExamples } from './media-views/media-views.examples.ts';
import { menuExamples } from './menu/menu.examples.ts';
import { pagesExamples } from './pages/pages.examples.ts';
import { personsExamples } from './persons/persons.examples.ts';
import { playbackExamples } from './playback/playback.examples.ts';
import { positionsExamples } from './positions/positions.examples.ts';
import { profilesExamples } from './profiles/profiles.examples.ts';
import { promoCodesExamples } from './promo-codes/promo-codes.examples.ts';
import { promoEventsExamples } from './promo-events/promo-events.examples.ts';
import { purchasesExamples } from './purchases/purchases.examples.ts';
import { ratingsExamples } from './ratings/ratings.examples.ts';
import { remindersExamples } from './reminders/reminders.examples.ts';
import { searchExamples } from './search/search.examples.ts';
import { servicesExamples } from './services/services.examples.ts';
import { sessionExamples } from './session/session.examples.ts';
import { tvCodesExamples } from './tv-codes/tv-codes.examples.ts';
import { userExamples } from './user/user.examples.ts';
import { viewTimeExamples } from './view-time/view-time.examples.ts';
import { messagesExamples } from './messages/messages.examples.ts';
import { featureTogglesExamples } from './feature-toggles/feature-toggles.examples.ts';
import { feedbackExamples } from './feedback/feedback.examples.ts';
import { coldStartExamples } from './cold-start/cold-start.examples.ts';

/** A successful call of every operation. */
export const operationExamples: OperationExamples<typeof operations> = {
  ...sessionExamples,
  ...demoExamples,
  ...userExamples,
  ...menuExamples,
  ...viewTimeExamples,
  ...messagesExamples,
  ...featureTogglesExamples,
  ...feedbackExamples,
  ...coldStartExamples,
  ...ageLimitsExamples,
  ...profilesExamples,
  ...authExamples,
  ...devicesExamples,
  ...languagesExamples,
  ...countriesExamples,
  ...mediaViewsExamples,
  ...mediaItemsExamples,
  ...catalogueExamples,
  ...searchExamples,
  ...collectionsExamples,
  ...personsExamples,
  ...karaokeExamples,
  ...promoEventsExamples,
  ...faqExamples,
  ...channelsExamples,
  ...remindersExamples,
  ...playbackExamples,
  ...imagesExamples,
  ...favouritesExamples,
  ...positionsExamples,
  ...ratingsExamples,
  ...servicesExamples,
  ...purchasesExamples,
  ...bankCardsExamples,
  ...bonusesExamples,
  ...promoCodesExamples,
  ...certificatesExamples,
  ...tvCodesExamples,
  ...eventsExamples,
  ...analyticsExamples,
  ...errorReportsExamples,
  ...pagesExamples,
};
