import type { PurchaseItem } from '@foyer/purchase-options';
import type { ServiceOffer } from '../../parts/service-offer.schema.ts';
import type { BuyProps } from './buy.schema.ts';

/** Something that the block sells. */
export interface Good {
  item: PurchaseItem;
  name: string;
  /** A few words that single it out. */
  badge?: string | undefined;
  /** What it costs or how it stands, under its name. */
  note?: string | undefined;
  /** What it costs, at the end of its row. */
  price?: string | undefined;
  standing: ServiceOffer['standing'];
  /** Its page. */
  href?: string;
  /** What the button says that sells it. */
  buyTitle?: string | undefined;
}

/** A service, with what is said of how it stands for this account. */
export const goodOfService = (offer: ServiceOffer, state: string | undefined): Good => ({
  item: { itemId: offer.id, itemType: 'service' },
  name: offer.name,
  badge: offer.promoLabel,
  note: state ?? offer.priceText,
  standing: offer.standing,
  href: offer.pageHref,
  buyTitle: offer.buyTitle,
});

/** A certificate. */
export const goodOfGift = ({ id, name, price }: BuyProps['gifts'][number]): Good => ({
  item: { itemId: id, itemType: 'certificate' },
  name,
  price,
  standing: 'sold',
});
