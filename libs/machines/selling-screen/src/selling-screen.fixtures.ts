import { sellingOption } from './selling-option.ts';
import type { Selling, SellingScreenInput, SellingScreenPorts } from './selling-screen.types.ts';
import {
  estOptionFixture,
  serviceOptionFixture,
  tvodOptionFixture,
} from '@foyer/contract/fixtures';

/** A film that can be got in three ways, and one that is not for sale. */
export const sellings = {
  film: {
    name: 'Метрополис',
    options: [serviceOptionFixture, estOptionFixture, tvodOptionFixture].map(sellingOption),
  },
  owned: { name: 'Метрополис', options: [] },
} satisfies Record<string, Selling>;

/** A film. */
export const sellingScreenInputs = {
  film: { itemId: 'metropolis', itemType: 'media_item', isAsked: true },
  /** An event of the service speaks of it. */
  event: { itemId: 'metropolis', itemType: 'media_item' },
} satisfies Record<string, SellingScreenInput>;

/** Ports of a service that sells the film; each may be replaced. */
export const fakeSellingScreenPorts = (
  replaced: Partial<SellingScreenPorts> = {},
): SellingScreenPorts => ({ findSelling: async () => sellings.film, buy: () => {}, ...replaced });
