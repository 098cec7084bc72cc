import {
  getPurchaseVariants,
  listCatalogue,
  listCertificateOffers,
  type Client,
} from '@foyer/client';
import type { ConsentName, PurchaseOption } from '@foyer/contract';
import type { BoughtItem } from '../../ports/kept-orders.ts';

/** Something that can be bought. */
export interface Goods extends BoughtItem {
  /** Certificates may be bought many times: nothing but the key keeps a buyer from paying twice. */
  isUnique: boolean;
}

/** How something can be bought. */
export interface Offer {
  option: PurchaseOption;
  consents: readonly ConsentName[];
}

/** The first option of something itself, and not of what it is a part of; nothing where it is not sold alone. */
export async function findOffer(client: Client, { type, id }: Goods): Promise<Offer | undefined> {
  const { items, rules } = await getPurchaseVariants(client, { type, id });
  const option = items.find(({ seq_id: seqId }) => seqId.includes(id));
  return option && { option, consents: rules?.consents ?? [] };
}

const PAGE = 100;

/** What an account may buy: titles that are sold alone, and certificates. */
export async function listGoods(
  client: Client,
): Promise<Readonly<Record<'titles' | 'certificates', readonly Goods[]>>> {
  const { items } = await listCatalogue(client, { limit: PAGE });
  const titles: Goods[] = [];
  for (const {
    media_item: { id },
  } of items) {
    const title: Goods = { type: 'media_item', id, isUnique: true };
    const offer = await findOffer(client, title).catch(() => undefined);
    if (offer) titles.push(title);
  }
  const offers = await listCertificateOffers(client);
  const certificates = offers.items.map(({ id }): Goods => ({
    type: 'certificate',
    id,
    isUnique: false,
  }));
  return { titles, certificates };
}
