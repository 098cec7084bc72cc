import * as v from 'valibot';
import { servicePath } from '@foyer/site-map';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { isNamed, readOffer, serviceItemsSchema } from '../../parts/service-offer.schema.ts';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** A bundle holds several, and no more than a fan of them shows. */
export const SERVICES_MIN = 2;
export const SERVICES_MAX = 8;

/**
 * The server's block as the component's props. The bundle itself stands among the items, as the one that `service_id` names;
 * where it does not, its page sells it.
 */
export const multiSubBlockSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    custom_data: v.optional(
      v.object({
        title: spare(titleSchema),
        label: spare(titleSchema),
        text: spare(textSchema),
        bottom_text: spare(textSchema),
        service_id: spare(v.string()),
        variant: spare(v.string()),
        buttons: v.fallback(buttonsSchema, []),
      }),
      {},
    ),
    items: serviceItemsSchema,
  }),
  v.transform(({ name, target, custom_data, items }) => {
    const {
      title = name,
      label,
      text,
      bottom_text: note,
      service_id,
      variant,
      buttons = [],
    } = custom_data;
    const bundle = items.find((service) => isNamed(service, service_id));
    return {
      title,
      label,
      text,
      /** A few words under the price, such as how it is paid. */
      note,
      isWide: variant === 'wide',
      buttons: readButtons(buttons, target),
      bundle: bundle && readOffer(bundle),
      bundleHref: service_id === undefined ? undefined : servicePath({ alias: service_id }),
      offers: items
        .filter((service) => service !== bundle)
        .slice(0, SERVICES_MAX)
        .map((service) => readOffer(service)),
    };
  }),
  v.check(({ offers }) => offers.length >= SERVICES_MIN),
);
/** Props of the block's component. */
export type MultiSubBlockProps = v.InferOutput<typeof multiSubBlockSchema>;
