import { customCardSchema, imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import { listOf } from '../../parts/list-of.schema.ts';
import { readOffer, serviceItemsSchema } from '../../parts/service-offer.schema.ts';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** As many services can be compared in one list. */
export const SERVICES_MAX = 4;
/** As many sums as a list of gifts has. */
export const GIFTS_MAX = 8;

/** A certificate on sale, as the block itself names it: its id is that of the offer. */
const giftCardSchema = v.object({ ...customCardSchema.entries, price_text: spare(v.string()) });

/**
 * The server's block as the component's props: services to choose a length of time for, or certificates. Certificates that
 * the block does not name are asked for by the page.
 */
export const buySchema = v.pipe(
  v.object({
    name: titleSchema,
    custom_data: v.optional(
      v.object({
        title: spare(titleSchema),
        label: spare(titleSchema),
        text: spare(textSchema),
        bottom_text: spare(textSchema),
        type: spare(v.string()),
        backgrounds: spare(listOf(imageSchema)),
        cards: spare(listOf(giftCardSchema)),
      }),
      {},
    ),
    items: serviceItemsSchema,
  }),
  v.transform(({ name, custom_data, items }) => {
    const {
      title = name,
      label,
      text,
      bottom_text: note,
      type,
      backgrounds = [],
      cards = [],
    } = custom_data;
    return {
      title,
      label,
      text,
      /** Under the choice. */
      note,
      picture: backgrounds[0],
      itemType: type === 'certificate' ? ('certificate' as const) : ('service' as const),
      offers: items.slice(0, SERVICES_MAX).map((service) => readOffer(service)),
      gifts: cards
        .slice(0, GIFTS_MAX)
        .map(({ id, title: giftName, price_text }) => ({ id, name: giftName, price: price_text })),
    };
  }),
  v.check(({ itemType, offers }) => itemType === 'certificate' || offers.length > 0),
);
/** Props of the block's component. */
export type BuyProps = v.InferOutput<typeof buySchema>;
