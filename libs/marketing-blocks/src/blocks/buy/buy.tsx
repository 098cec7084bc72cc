import { useOfferState } from '../../parts/use-offer-state.ts';
import type { BuyProps } from './buy.schema.ts';
import { Choice } from './choice.tsx';
import { Frame } from './frame.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { goodOfGift, goodOfService } from './goods.ts';

/** What is sold, for how long and for how much, and one button: a lit card, or a coupon to be cut out. BLOCK-005 */
export function Buy({ offers, gifts, itemType, ...words }: BuyProps) {
  const stateOf = useOfferState();
  const goods =
    itemType === 'certificate'
      ? gifts.map(goodOfGift)
      : offers.map((offer) => goodOfService(offer, stateOf(offer)));
  return <Frame {...words}>{goods.length > 0 ? <Choice goods={goods} /> : <GiftChoice />}</Frame>;
}
