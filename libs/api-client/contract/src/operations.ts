import type { Operation } from './define-operation.ts';
import { ageLimitsOperations } from './age-limits/age-limits.operations.ts';
import { authOperations } from './auth/auth.operations.ts';
import { bankCardsOperations } from './bank-cards/bank-cards.operations.ts';
import { bonusesOperations } from './bonuses/bonuses.operations.ts';
import { catalogueOperations } from './catalogue/catalogue.operations.ts';
import { certificatesOperations } from './certificates/certificates.operations.ts';
import { channelsOperations } from './channels/channels.operations.ts';
import { collectionsOperations } from './collections/collections.operations.ts';
import { countriesOperations } from './countries/countries.operations.ts';
import { demoOperations } from './demo/demo.operations.ts';
import { devicesOperations } from './devices/devices.operations.ts';
import { analyticsOperations } from './analytics/analytics.operations.ts';
import { errorReportsOperations } from './error-reports/error-reports.operations.ts';
import { eventsOperations } from './events/events.operations.ts';
import { faqOperations } from './faq/faq.operations.ts';
import { favouritesOperations } from './favourites/favourites.operations.ts';
import { imagesOperations } from './images/images.operations.ts';
import { karaokeOperations } from './karaoke/karaoke.operations.ts';
import { languagesOperations } from './languages/languages.operations.ts';
import { mediaItemsOperations } from './media-items/media-items.operations.ts';
import { mediaViewsOperations } from './media-views/media-views.operations.ts';
import { menuOperations } from './menu/menu.operations.ts';
import { pagesOperations } from './pages/pages.operations.ts';
import { personsOperations } from './persons/persons.operations.ts';
import { playbackOperations } from './playback/playback.operations.ts';
import { positionsOperations } from './positions/positions.operations.ts';
import { profilesOperations } from './profiles/profiles.operations.ts';
import { promoCodesOperations } from './promo-codes/promo-codes.operations.ts';
import { promoEventsOperations } from './promo-events/promo-events.operations.ts';
import { purchasesOperations } from './purchases/purchases.operations.ts';
import { ratingsOperations } from './ratings/ratings.operations.ts';
import { remindersOperations } from './reminders/reminders.operations.ts';
import { searchOperations } from './search/search.operations.ts';
import { servicesOperations } from './services/services.operations.ts';
import { sessionOperations } from './session/session.operations.ts';
import { tvCodesOperations } from './tv-codes/tv-codes.operations.ts';
import { userOperations } from './user/user.operations.ts';
import { viewTimeOperations } from './view-time/view-time.operations.ts';
import { messagesOperations } from './messages/messages.operations.ts';
import { featureTogglesOperations } from './feature-toggles/feature-toggles.operations.ts';
import { feedbackOperations } from './feedback/feedback.operations.ts';
import { coldStartOperations } from './cold-start/cold-start.operations.ts';

/**
 * Every call of the contract by operation id. For the backend, the control room and OpenAPI; the
 * client imports the operations it uses one by one, so that a page loads only their schemas.
 */
export const operations = {
  ...sessionOperations,
  ...demoOperations,
  ...userOperations,
  ...authOperations,
  ...devicesOperations,
  ...profilesOperations,
  ...languagesOperations,
  ...countriesOperations,
  ...menuOperations,
  ...mediaViewsOperations,
  ...mediaItemsOperations,
  ...catalogueOperations,
  ...searchOperations,
  ...collectionsOperations,
  ...personsOperations,
  ...karaokeOperations,
  ...promoEventsOperations,
  ...faqOperations,
  ...channelsOperations,
  ...playbackOperations,
  ...imagesOperations,
  ...favouritesOperations,
  ...positionsOperations,
  ...remindersOperations,
  ...ratingsOperations,
  ...servicesOperations,
  ...purchasesOperations,
  ...bankCardsOperations,
  ...bonusesOperations,
  ...promoCodesOperations,
  ...certificatesOperations,
  ...tvCodesOperations,
  ...eventsOperations,
  ...analyticsOperations,
  ...errorReportsOperations,
  ...viewTimeOperations,
  ...messagesOperations,
  ...featureTogglesOperations,
  ...feedbackOperations,
  ...coldStartOperations,
  ...ageLimitsOperations,
  ...pagesOperations,
} as const satisfies Record<string, Operation>;

/** Id of an operation of the contract. */
export type OperationId = keyof typeof operations;

/** Every operation in the order of the documentation. */
export const operationList: readonly Operation[] = Object.values(operations);
