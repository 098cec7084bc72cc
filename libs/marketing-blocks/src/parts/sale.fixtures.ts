import { certificateOffersFixture, serviceOptionFixture } from '@foyer/contract/fixtures';
import type { Purchasable } from '@foyer/purchase-options';
import type { SaleServices } from '../page-services.ts';

const service = { name: 'Кино', href: '/services/kino', priceText: 'от 299 ₽ в месяц' };

/** What an account finds of a service. */
export const sales = {
  offered: { ...service, standing: 'offered', options: [serviceOptionFixture] },
  visitor: { ...service, standing: 'visitor', options: [] },
  owned: { ...service, standing: 'owned', options: [] },
  none: { ...service, standing: 'none', options: [] },
} satisfies Record<string, Purchasable>;

/** What a page does for blocks that sell; each may be replaced. */
export const fakeSale = (replaced: Partial<SaleServices> = {}): SaleServices => ({
  findOptions: async () => sales.offered,
  pay: async () => ({ status: 'left' }),
  findGifts: async () => certificateOffersFixture.items,
  open: () => undefined,
  ...replaced,
});
