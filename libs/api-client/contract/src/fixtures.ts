export { ageLimitsFixture } from './age-limits/age-limits.fixtures.ts';
export {
  emailCodeSentFixture,
  knownEmailFixture,
  knownPhoneFixture,
  newPhoneFixture,
  oldEmailFixture,
  smsCodeSentFixture,
} from './auth/auth.fixtures.ts';
export { filtersFixture } from './catalogue/catalogue.fixtures.ts';
export { collectionFixture } from './collections/collections.fixtures.ts';
export { countriesFixture } from './countries/countries.fixtures.ts';
export { devicesFixture } from './devices/devices.fixtures.ts';
export {
  channelFixture,
  channelShortFixture,
  guideFixture,
  nextProgrammeShortFixture,
  paidArchiveChannelFixture,
  programmeFixture,
  programmeShortFixture,
  showFixture,
} from './channels/channels.fixtures.ts';
export { pinRequiredFixture, tooManyPinTriesFixture } from './errors/errors.fixtures.ts';
export { analyticsCommonFixture, analyticsEventFixture } from './analytics/analytics.fixtures.ts';
export { marketingMessageFixture, pushEventFixture } from './events/events.fixtures.ts';
export { faqFixture } from './faq/faq.fixtures.ts';
export { imageFixture } from './images/images.fixtures.ts';
export { karaokeItemFixture, karaokeItemShortFixture } from './karaoke/karaoke.fixtures.ts';
export {
  adultMediaItemShortFixture,
  mediaItemFixture,
  mediaItemShortFixture,
  previewAssetFixture,
} from './media-items/media-items.fixtures.ts';
export {
  episodeFixture,
  seasonFixture,
  seriesFixture,
  seriesItemFixture,
  seriesPositionFixture,
} from './media-items/series.fixtures.ts';
export {
  bannerFixture,
  customBlockFixture,
  mediaViewFixture,
} from './media-views/media-views.fixtures.ts';
export { languagesFixture } from './languages/languages.fixtures.ts';
export { menuFixture } from './menu/menu.fixtures.ts';
export { messageFixture, pollMessageFixture } from './messages/messages.fixtures.ts';
export { notificationFixture } from './notifications/notifications.fixtures.ts';
export {
  pageFixture,
  pageImageFixture,
  pageRevisionFixture,
  pageScheduleFixture,
  pageTextFixture,
  pageVersionFixture,
} from './pages/made-pages.fixtures.ts';
export {
  heroBlockFixture,
  pageDocumentFixture,
  shelfBlockFixture,
} from './pages/pages.fixtures.ts';
export { personPageFixture } from './persons/persons.fixtures.ts';
export {
  episodeAssetFixture,
  filmWithAdsFixture,
  liveAssetFixture,
  playerAssetFixture,
  protectedAssetFixture,
  trailerAssetFixture,
} from './playback/playback.fixtures.ts';
export { promoEventFixture, promoEventShortFixture } from './promo-events/promo-events.fixtures.ts';
export {
  childProfileFixture,
  masterProfileFixture,
  profilesFixture,
} from './profiles/profiles.fixtures.ts';
export {
  anonymousUserFixture,
  blockedSettingsFixture,
  blockedUserFixture,
  userFixture,
} from './user/user.fixtures.ts';
export {
  estOptionFixture,
  failedTicketFixture,
  paymentAccountFixture,
  challengedPurchaseFixture,
  externalPurchaseFixture,
  paymentFixture,
  paymentTypesFixture,
  purchaseFixture,
  purchaseVariantsFixture,
  serviceOptionFixture,
  tvodOptionFixture,
} from './purchases/purchases.fixtures.ts';
export { searchAnswerFixture, searchSuggestionsFixture } from './search/search.fixtures.ts';
export {
  serviceFixture,
  serviceShortFixture,
  subscriptionStatesFixture,
} from './services/services.fixtures.ts';
export { bankCardsFixture, cardBindingFixture } from './bank-cards/bank-cards.fixtures.ts';
export {
  bonusDrawFixture,
  bonusProgramFixture,
  bonusProgramsFixture,
} from './bonuses/bonuses.fixtures.ts';
export {
  certificateFixture,
  certificateOffersFixture,
  certificateWithCodeFixture,
} from './certificates/certificates.fixtures.ts';
export { operationExamples } from './examples.ts';
