import {
  estOptionFixture,
  serviceOptionFixture,
  tvodOptionFixture,
} from '@foyer/contract/fixtures';
import type {
  Purchasable,
  PurchaseOptionsInput,
  PurchaseOptionsPorts,
} from './purchase-options.types.ts';

const film = { name: 'Метрополис', href: '/movies/metropolis', priceText: undefined };

/** A film that can be got in three ways, and films with nothing to choose from. */
export const purchasables = {
  film: {
    ...film,
    standing: 'offered',
    options: [serviceOptionFixture, estOptionFixture, tvodOptionFixture],
  },
  /** One option, for one length of time. */
  single: { ...film, standing: 'offered', options: [tvodOptionFixture] },
  owned: { ...film, standing: 'owned', options: [] },
  unsold: { ...film, standing: 'none', options: [] },
  visitor: { ...film, standing: 'visitor', options: [], priceText: 'от 149 ₽' },
} satisfies Record<string, Purchasable>;

const item = { itemId: 'metropolis', itemType: 'media_item' } as const;

/** What is to be bought, by who asks. */
export const purchaseOptionsInputs = {
  film: { ...item, isAsked: true },
  /** An event of the service speaks of it. */
  event: item,
  /** Another page has named an option. */
  chosen: { ...item, isAsked: true, seqId: 'option-metropolis-est' },
  /** The page has loaded the options. */
  page: { ...item, isAsked: true, known: purchasables.film },
} satisfies Record<string, PurchaseOptionsInput>;

/** Ports of a service that sells the film; each may be replaced. */
export const fakePurchaseOptionsPorts = (
  replaced: Partial<PurchaseOptionsPorts> = {},
): PurchaseOptionsPorts => ({
  findOptions: async () => purchasables.film,
  pay: async () => ({ status: 'handed-over' }),
  signIn: () => {},
  ...replaced,
});
