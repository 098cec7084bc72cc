import { bannerSchema, personCardsSchema } from '@foyer/contract';
import * as v from 'valibot';
import { countedId, inkOn, readAdvertiser } from '../../parts/banner.schema.ts';
import { listOf } from '../../parts/list-of.schema.ts';
import { targetLink } from '../../parts/target-link.ts';
import { titleSchema } from '../../parts/words.schema.ts';

/** How many people make a row of faces. */
export const PERSONS_MIN = 3;
export const PERSONS_MAX = 20;

const bannerItemSchema = v.object({ type: v.literal('banner'), banner: bannerSchema });

/**
 * The server's block as the component's props: each card with the picture and the target of its banner; one without them is
 * left out. BLOCK-068 to BLOCK-071
 */
export const personsSchema = v.pipe(
  v.object({
    custom_data: v.object({
      title: titleSchema,
      person_cards: v.object({
        cards: listOf(personCardsSchema.entries.cards.item),
        without_shadow: v.fallback(v.optional(v.boolean()), undefined),
      }),
    }),
    items: listOf(bannerItemSchema),
  }),
  v.transform(({ custom_data: { title, person_cards }, items }) => {
    const banners = new Map(items.map(({ banner }) => [banner.id, banner]));
    return {
      title,
      hasShadow: person_cards.without_shadow !== true,
      persons: person_cards.cards
        .flatMap(({ banner_id: id, title: name, role, subtitle }) => {
          const banner = banners.get(id);
          const link = targetLink(banner?.target);
          const picture = banner?.images[0];
          if (!banner || !link || !picture) return [];
          const color = banner.color ?? picture.color;
          return [
            {
              id,
              name,
              role,
              subtitle,
              link,
              picture,
              advertiser: readAdvertiser(banner, color),
              ground: { color, ink: inkOn(color) },
              countedId: countedId(banner),
            },
          ];
        })
        .slice(0, PERSONS_MAX),
    };
  }),
  v.check(({ persons }) => persons.length >= PERSONS_MIN),
);
/** Props of the block's component. */
export type PersonsProps = v.InferOutput<typeof personsSchema>;
