import { ErrorDialog, lazyDialog, type ModalDialogs } from '@foyer/modal/view';

/** The sign-in; loaded ahead where somebody is about to ask for it. */
export const loginDialog = lazyDialog(
  async () => (await import('./dialogs/login/login.dialog.tsx')).LoginDialog,
);

const payingDialog = (name: 'payment' | 'cardBinding' | 'purchaseOptions' | 'bonus') =>
  lazyDialog(async () => (await import('./paying-dialogs.ts'))[name]());

/** The dialogs that flows may ask for, by name; any other name shows the error dialog. MODAL-024 */
export const dialogs: ModalDialogs = {
  error: ErrorDialog,
  info: lazyDialog(async () => (await import('./dialogs/info.dialog.tsx')).InfoDialog),
  login: loginDialog,
  language: lazyDialog(async () => (await import('./dialogs/language.dialog.tsx')).LanguageDialog),
  poll: lazyDialog(async () => (await import('./dialogs/poll.dialog.tsx')).PollDialog),
  popup: lazyDialog(async () => (await import('./dialogs/message.dialog.tsx')).MessageDialog),
  frame: lazyDialog(async () => (await import('./dialogs/frame.dialog.tsx')).FrameDialog),
  pin: lazyDialog(async () => (await import('@foyer/pin-prompt/pin.dialog')).PinDialog),
  'pin-change': lazyDialog(
    async () => (await import('@foyer/pin-prompt/pin.dialog')).PinChangeDialog,
  ),
  'password-confirm': lazyDialog(
    async () => (await import('@foyer/pin-prompt/password-confirm.dialog')).PasswordConfirmDialog,
  ),
  profiles: lazyDialog(async () => (await import('./dialogs/profiles.dialog.tsx')).ProfilesDialog),
  'new-profile': lazyDialog(
    async () => (await import('./dialogs/new-profile.dialog.tsx')).NewProfileDialog,
  ),
  'account-block': lazyDialog(
    async () => (await import('./dialogs/account-block.dialog.tsx')).AccountBlock,
  ),
  payment: payingDialog('payment'),
  'card-binding': payingDialog('cardBinding'),
  bonus: payingDialog('bonus'),
  item_rating: lazyDialog(async () => (await import('./dialogs/rating.dialog.tsx')).RatingDialog),
  item_rate_exchange: lazyDialog(
    async () => (await import('./dialogs/rate-exchange.dialog.tsx')).RateExchangeDialog,
  ),
  item_selling_screen: payingDialog('purchaseOptions'),
  item_recommendations: lazyDialog(
    async () => (await import('./dialogs/recommendations.dialog.tsx')).RecommendationsDialog,
  ),
};

/** Whether a dialog can be shown. What asks by itself, without a press of the viewer, must know before. */
export const hasDialog = (name: string): boolean => Object.hasOwn(dialogs, name);
