import { fakePromoCodePorts } from '@foyer/promo-code/fixtures';
import { fakeTvCodePorts } from '@foyer/tv-code/fixtures';
import { fakeSale } from './parts/sale.fixtures.ts';
import type { PageServices, SaleServices } from './page-services.ts';

/** A page that serves its blocks without a service behind it: nothing is asked, nothing opens. */
export const fakePageServices = (changes: Partial<PageServices> = {}): PageServices => ({
  promoCode: fakePromoCodePorts(),
  tvCode: fakeTvCodePorts(),
  coldStart: { isResting: () => false, rest: () => undefined },
  activeService: async () => undefined,
  sale: fakeSale(),
  findTrailer: async () => undefined,
  serviceNow: Date.now,
  isServiceTimeKnown: () => true,
  deviceType: 'web',
  holdPage: () => () => undefined,
  ...changes,
});

/** The same, where what is sold may be replaced. */
export const pageThatSells = (replaced: Partial<SaleServices> = {}): PageServices =>
  fakePageServices({ sale: fakeSale(replaced) });
