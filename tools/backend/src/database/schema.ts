export { analyticsEvents, errorReports } from './tables/analytics.table.ts';
export { adEvents } from './tables/ads.table.ts';
export { accounts, devices, profiles } from './tables/accounts.table.ts';
export {
  ageLimits,
  collections,
  countries,
  credits,
  genres,
  karaokeItems,
  mediaItems,
  persons,
} from './tables/catalogue.table.ts';
export {
  channelGenres,
  channels,
  dayParts,
  freeItems,
  reminders,
  shows,
} from './tables/channels.table.ts';
export { pictures, programmes, streams } from './tables/content.table.ts';
export { eventPositions, events } from './tables/events.table.ts';
export { facts } from './tables/facts.table.ts';
export {
  faqCategories,
  faqEntries,
  mediaBlocks,
  mediaViews,
  menuItems,
  promoEvents,
} from './tables/pages.table.ts';
export {
  pageAudit,
  pageImages,
  pagePublications,
  pages,
  pageSchedules,
  pageVersions,
} from './tables/page-documents.table.ts';
export { attempts, childDevices, codes, outbox, sessions } from './tables/sessions.table.ts';
export { favourites, mediaPositions, ratings } from './tables/viewing.table.ts';
export {
  bonusDraws,
  bonusMemberships,
  bonusPrograms,
  bonusRequests,
} from './tables/bonuses.table.ts';
export { jobRuns } from './tables/jobs.table.ts';
export {
  bankCards,
  orders,
  ownedItems,
  paymentAccounts,
  purseEntries,
} from './tables/orders.table.ts';
export { providerCards, providerPayments } from './tables/payment-provider.table.ts';
export { purchaseOptions, purchasePrices } from './tables/sales.table.ts';
export { serviceItems, services, subscriptions } from './tables/services.table.ts';
export {
  certificateOffers,
  certificates,
  promoActivations,
  promoCodes,
  tvCodes,
} from './tables/vouchers.table.ts';
export { featureToggles } from './tables/feature-toggles.table.ts';
export { feedback } from './tables/feedback.table.ts';
export { messages } from './tables/messages.table.ts';
export { coldStartChoices, hiddenChannels, viewTimes } from './tables/profiles.table.ts';
