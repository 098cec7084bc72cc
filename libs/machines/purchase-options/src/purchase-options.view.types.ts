import type { ActorRefFrom } from 'xstate';
import type { PriceTexts } from './price-words.ts';
import type { purchaseOptionsMachine } from './purchase-options.machine.ts';
import type { PurchaseOptionsViewState } from './purchase-options.selectors.ts';

/** Props of each part of the view. */
export interface PurchaseOptionsParts {
  actor: ActorRefFrom<typeof purchaseOptionsMachine>;
  view: PurchaseOptionsViewState;
  words: PriceTexts;
}
