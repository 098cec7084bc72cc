import type { OperationId } from '@foyer/contract';
import type { OperationCases } from '../cases.types.ts';
import { viewTimeCases } from './view-time.contract.ts';
import { messagesCases } from './messages.contract.ts';
import { featureTogglesCases } from './feature-toggles.contract.ts';
import { feedbackCases } from './feedback.contract.ts';
import { coldStartCases } from './cold-start.contract.ts';
import { profilesCases } from './profiles.contract.ts';
import { profilePinsCases } from './profile-pins.contract.ts';
import { authCases } from './auth.contract.ts';
import { passwordsCases } from './passwords.contract.ts';
import { countriesCases } from './countries.contract.ts';
import { demoCases } from './demo.contract.ts';
import { devicesCases } from './devices.contract.ts';
import { userCases } from './user.contract.ts';
import { servicesCases } from './services.contract.ts';
import { paymentsCases } from './payments.contract.ts';
import { ticketsCases } from './tickets.contract.ts';
import { purchasesCases } from './purchases.contract.ts';
import { bankCardsCases } from './bank-cards.contract.ts';
import { bonusesCases } from './bonuses.contract.ts';
import { vouchersCases } from './vouchers.contract.ts';
import { tvCodesCases } from './tv-codes.contract.ts';
import { mediaViewsCases } from './media-views.contract.ts';
import { mediaItemsCases } from './media-items.contract.ts';
import { catalogueCases } from './catalogue.contract.ts';
import { collectionsCases } from './collections.contract.ts';
import { personsCases } from './persons.contract.ts';
import { karaokeCases } from './karaoke.contract.ts';
import { promoEventsCases } from './promo-events.contract.ts';
import { faqCases } from './faq.contract.ts';
import { favouritesCases } from './favourites.contract.ts';
import { positionsCases } from './positions.contract.ts';
import { ratingsCases } from './ratings.contract.ts';
import { channelsCases } from './channels.contract.ts';
import { remindersCases } from './reminders.contract.ts';
import { playbackCases } from './playback.contract.ts';
import { mediaCases } from './media.contract.ts';
import { menuCases } from './menu.contract.ts';
import { ageLimitsCases } from './age-limits.contract.ts';
import { imagesCases } from './images.contract.ts';
import { analyticsCases } from './analytics.contract.ts';
import { eventsCases } from './events.contract.ts';
import { searchCases } from './search.contract.ts';
import { pagesCases } from './pages.contract.ts';
import { pageVersionsCases } from './page-versions.contract.ts';
import { sessionCases } from './session.contract.ts';

/** The trials of every operation; the test says which operation has none. */
export const allCases: Readonly<Partial<Record<OperationId, OperationCases>>> = {
  ...viewTimeCases,
  ...messagesCases,
  ...featureTogglesCases,
  ...feedbackCases,
  ...coldStartCases,
  ...profilesCases,
  ...profilePinsCases,
  ...authCases,
  ...passwordsCases,
  ...demoCases,
  ...devicesCases,
  ...userCases,
  ...countriesCases,
  ...servicesCases,
  ...purchasesCases,
  ...ticketsCases,
  ...paymentsCases,
  ...bankCardsCases,
  ...bonusesCases,
  ...vouchersCases,
  ...tvCodesCases,
  ...mediaViewsCases,
  ...mediaItemsCases,
  ...catalogueCases,
  ...collectionsCases,
  ...personsCases,
  ...karaokeCases,
  ...promoEventsCases,
  ...faqCases,
  ...favouritesCases,
  ...positionsCases,
  ...ratingsCases,
  ...channelsCases,
  ...remindersCases,
  ...playbackCases,
  ...mediaCases,
  ...menuCases,
  ...ageLimitsCases,
  ...imagesCases,
  ...eventsCases,
  ...analyticsCases,
  ...searchCases,
  ...sessionCases,
  ...pagesCases,
  ...pageVersionsCases,
};
