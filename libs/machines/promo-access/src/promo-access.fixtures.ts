import type { NotificationAnswer } from '@foyer/contract';
import { secret } from '@foyer/core';
import type { PromoAccessInput, PromoAccessPorts } from './promo-access.types.ts';

/** Addresses and viewers, by what they ask for. */
export const promoAccessInputs = {
  access: { request: { kind: 'access', code: secret('KINO2026') }, isSignedIn: true, canAsk: true },
  accessOfVisitor: {
    request: { kind: 'access', code: secret('KINO2026') },
    isSignedIn: false,
    canAsk: true,
  },
  accessOfEmbedded: {
    request: { kind: 'access', code: secret('KINO2026') },
    isSignedIn: false,
    canAsk: false,
  },
  jointViewing: {
    request: { kind: 'jointViewing', code: secret('vecher-1') },
    isSignedIn: true,
    canAsk: true,
  },
  checkAuth: { request: { kind: 'checkAuth' }, isSignedIn: true, canAsk: true },
  checkAuthOfVisitor: { request: { kind: 'checkAuth' }, isSignedIn: false, canAsk: true },
  phone: { request: { kind: 'phone' }, isSignedIn: true, canAsk: true, phone: '79000000001' },
  phoneOfVisitor: {
    request: { kind: 'phone' },
    isSignedIn: false,
    canAsk: true,
    phone: '79000000001',
  },
} satisfies Record<string, PromoAccessInput>;

/** What the server says of a code that it took, by what it shows. */
export const promoAnswers = {
  panel: {
    notification: {
      event_type: 'display',
      display: {
        display_type: 'panel',
        panel_type: 'success',
        message: 'Промокод активирован',
        duration: 20,
        target: { type: 'screen', link: 'movies/metropolis' },
      },
    },
  },
  popup: {
    notification: {
      event_type: 'display',
      display: { display_type: 'popup', message: 'Промокод активирован' },
    },
  },
  silent: {},
} satisfies Record<string, NotificationAnswer>;

/** A server that takes every code; each effect may be replaced. */
export const fakePromoAccessPorts = (
  replaced: Partial<PromoAccessPorts> = {},
): PromoAccessPorts => ({
  sendCode: async () => promoAnswers.panel,
  clearAddress: () => {},
  goHome: () => {},
  openScreen: () => {},
  ...replaced,
});
