import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import type {
  PromoAnswer,
  PromoCodePorts,
  PromoDisplay,
  PromoStanding,
} from './promo-code.types.ts';

/** What is right on the fake service. */
export const rightCode = 'KINO30';

const said = (display: Omit<PromoDisplay, 'display_type'>): PromoAnswer => ({
  usedOn: '2026-11-26',
  notification: { event_type: 'display', display: { display_type: 'panel', ...display } },
});

/** What the service says of codes that it took. */
export const promoAnswers = {
  service: said({
    message: 'Промокод активирован',
    submessage: 'Подписка «Кино» действует до 25 января',
    target: { type: 'screen', link: 'services/kino', title: 'Что смотреть' },
  }),
  certificate: said({ message: 'Сертификат активирован: 500 ₽ на лицевом счёте' }),
  silent: {},
} satisfies Record<string, PromoAnswer>;

/** How viewers stand. */
export const promoStandings = {
  free: { failures: 0, isSignedIn: true },
  lastTry: { failures: 4, isSignedIn: true },
  limit: { failures: 5, isSignedIn: true },
  visitor: { failures: 0, isSignedIn: false },
} satisfies Record<string, PromoStanding>;

/** How the service refuses a code. */
export const promoErrors = {
  unknown: errorAnswer({
    status: 400,
    code: errorCodes.voucherUnknown,
    description: 'Такого кода нет',
  }),
  expired: errorAnswer({
    status: 400,
    code: errorCodes.voucherExpired,
    description: 'Код больше не действует',
  }),
  used: errorAnswer({
    status: 409,
    code: errorCodes.voucherUsed,
    description: 'Этот код уже активирован',
  }),
  needsCard: errorAnswer({
    status: 403,
    code: errorCodes.cardBindingRequired,
    description: 'Чтобы продолжить, привяжите банковскую карту',
  }),
  tooMany: errorAnswer({
    status: 429,
    code: errorCodes.tooManyVouchers,
    description: 'Слишком много попыток. Попробуйте завтра',
    retryAfterSeconds: 7200,
  }),
  wordless: errorAnswer({ status: 400, code: 1 }),
};

/** Ports of a service that knows `rightCode`; each may be replaced. */
export const fakePromoCodePorts = (replaced: Partial<PromoCodePorts> = {}): PromoCodePorts => ({
  findStanding: async () => promoStandings.free,
  askPin: async () => true,
  sendCode: async ({ code }) => {
    if (code.reveal() !== rightCode) throw promoErrors.unknown;
    return promoAnswers.service;
  },
  linkCard: async () => true,
  noteFailure: () => {},
  signIn: () => {},
  ...replaced,
});
