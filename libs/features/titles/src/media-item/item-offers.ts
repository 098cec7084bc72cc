import type { MediaItem } from '@foyer/contract';
import { optionWords } from '@foyer/purchase-options/words';
import type { LanguageCode, Translate } from '@foyer/ui/i18n';
import type { ItemOffer } from '@foyer/screens/item-actions';
import { variantsPath } from '@foyer/site-map';

/** What puts options into words; with the texts of `item` and `modal` loaded. */
interface OfferTexts {
  t: Translate;
  language: LanguageCode;
}

/** What the page shows of all that a title can be got by. */
export interface ItemOffers {
  /** The way to own or to rent it; a subscription is the main button's own matter. */
  first: (ItemOffer & { seqId: string }) | undefined;
  /** Whether there are others. */
  hasMore: boolean;
}

/** The ways to buy a title beside its main button. */
export function itemOffers(item: MediaItem, words: OfferTexts): ItemOffers {
  const options = item.purchase_variants?.items ?? [];
  const option = options.find(({ usage_model }) => usage_model !== 'SERVICE');
  const { title, price } = option ? optionWords(option, words) : {};
  return {
    first: option && {
      id: option.seq_id,
      seqId: option.seq_id,
      title: [title, price].filter(Boolean).join(', '),
      href: variantsPath({ itemType: 'media_item', itemId: item.id, seqId: option.seq_id }),
    },
    hasMore: options.length > (option ? 1 : 0),
  };
}
