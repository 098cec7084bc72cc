import { type ServiceShort, serviceShortSchema } from '@foyer/contract';
import * as v from 'valibot';
import { variantsPath, servicePath } from '@foyer/site-map';
import { isOnTheWay } from '../cards/service-status.ts';
import { listOf } from './list-of.schema.ts';

const serviceItemSchema = v.object({ type: v.literal('service'), service: serviceShortSchema });

/** The services of a block; anything else is left out, and so is what is broken. */
export const serviceItemsSchema = v.pipe(
  listOf(serviceItemSchema),
  v.transform((items) => items.map(({ service }) => service)),
);

/**
 * How the account stands with a service: `active` has it, `processing` has asked for it, `sold` can get it, `unsold` can
 * not.
 */
type Standing = 'active' | 'processing' | 'sold' | 'unsold';

function standingOf(service: ServiceShort): Standing {
  if (service.active) return 'active';
  if (isOnTheWay(service)) return 'processing';
  return service.actions.some(({ type }) => type === 'buy') ? 'sold' : 'unsold';
}

/**
 * What blocks that sell show of a service.
 *
 * @param above - Aliases of the services that it is a part of, the outermost first.
 */
export function readOffer(service: ServiceShort, above: readonly string[] = []) {
  const { id, alias, name, image, description_short, price_text, promo_label_text } = service;
  const { media_items_count, channels_count, karaoke_items_count, active, purchase_state } =
    service;
  const standing = standingOf(service);
  const pageHref = servicePath({ alias }, above);
  return {
    id,
    alias,
    name,
    picture: image,
    text: description_short,
    /** The least that it costs, as the service words it. */
    priceText: price_text,
    promoLabel: promo_label_text,
    counts: {
      films: media_items_count,
      channels: channels_count,
      songs: karaoke_items_count,
    },
    standing,
    /** What the words of its state are made of; nothing for those who never had it. */
    state:
      active || purchase_state ? { active, ...(purchase_state && { purchase_state }) } : undefined,
    /** The words of the service for the button that sells it. */
    buyTitle: service.actions.find(({ type }) => type === 'buy')?.title,
    pageHref,
    /** Its page for those who have it, all that it can be got by for the others. BLOCK-075, BLOCK-076 */
    href: standing === 'sold' ? variantsPath({ itemId: id, itemType: 'service' }) : pageHref,
  };
}
/** A service as blocks offer it. */
export type ServiceOffer = ReturnType<typeof readOffer>;

/** Whether a service is meant by an id of the server, which may be its alias. */
export const isNamed = (
  { id, alias }: { id: string; alias: string },
  idOrAlias?: string,
): boolean => idOrAlias === id || idOrAlias === alias;
