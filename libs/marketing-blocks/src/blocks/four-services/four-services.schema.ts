import { customCardSchema } from '@foyer/contract';
import * as v from 'valibot';
import { listOf } from '../../parts/list-of.schema.ts';
import { isNamed, readOffer, serviceItemsSchema } from '../../parts/service-offer.schema.ts';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** As many stand side by side; the list of services has the others. BLOCK-010 */
export const SERVICES_MAX = 4;
/** As many lines with a tick as a card has room for. */
export const FEATURES_MAX = 8;

/** What a service has, beside what the service says of itself. */
export const featuresCardSchema = v.object({
  service_id: v.string(),
  features: v.pipe(
    customCardSchema.entries.features,
    v.transform((lines = []) => lines.slice(0, FEATURES_MAX)),
  ),
});

/**
 * The server's block as the component's props. The best one comes first, also for the ear: the one that `service_id` names,
 * or the first with a label.
 */
export const fourServicesSchema = v.pipe(
  v.object({
    name: titleSchema,
    custom_data: v.optional(
      v.object({
        title: spare(titleSchema),
        label: spare(titleSchema),
        text: spare(textSchema),
        service_id: spare(v.string()),
        cards: v.fallback(v.optional(listOf(featuresCardSchema), []), []),
      }),
      {},
    ),
    items: serviceItemsSchema,
  }),
  v.transform(({ name, custom_data, items }) => {
    const { title = name, label, text, service_id, cards = [] } = custom_data;
    const shown = items.slice(0, SERVICES_MAX).map((service) => ({
      ...readOffer(service),
      features: cards.find((card) => isNamed(service, card.service_id))?.features ?? [],
    }));
    const best =
      shown.find((offer) => isNamed(offer, service_id)) ??
      shown.find(({ promoLabel }) => promoLabel !== undefined);
    const others = shown.filter((offer) => offer !== best);
    return {
      title,
      label,
      text,
      bestId: best?.id,
      offers: best ? [best, ...others] : others,
      /** Whether the list of services has others. */
      isCut: items.length > SERVICES_MAX,
    };
  }),
  v.check(({ offers }) => offers.length > 0),
);
/** Props of the block's component. */
export type FourServicesProps = v.InferOutput<typeof fourServicesSchema>;
/** A service with what it has. */
export type Tariff = FourServicesProps['offers'][number];
