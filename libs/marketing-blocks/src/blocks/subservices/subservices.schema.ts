import type { ServiceShort } from '@foyer/contract';
import * as v from 'valibot';
import { isNamed, readOffer, serviceItemsSchema } from '../../parts/service-offer.schema.ts';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** As many are looked through at once. */
export const SERVICES_MAX = 12;

/** The service that the others are added to: the one that `service_id` names, or of which another is a part. */
const baseOf = (services: readonly ServiceShort[], serviceId: string | undefined) =>
  services.find((service) => isNamed(service, serviceId)) ??
  services.find(({ id }) => services.some(({ parent_id }) => parent_id === id));

/** The server's block as the component's props; the service that the others are added to stands among the items, and is named. */
export const subservicesSchema = v.pipe(
  v.object({
    name: titleSchema,
    custom_data: v.optional(
      v.object({
        title: spare(titleSchema),
        label: spare(titleSchema),
        text: spare(textSchema),
        service_id: spare(v.string()),
      }),
      {},
    ),
    items: serviceItemsSchema,
  }),
  v.transform(({ name, custom_data: { title = name, label, text, service_id }, items }) => {
    const base = baseOf(items, service_id);
    return {
      title,
      label,
      text,
      base: base && readOffer(base),
      offers: items
        .filter((service) => service !== base)
        .slice(0, SERVICES_MAX)
        .map((service) => readOffer(service, base ? [base.alias] : [])),
    };
  }),
  v.check(({ offers }) => offers.length > 0),
);
/** Props of the block's component. */
export type SubservicesProps = v.InferOutput<typeof subservicesSchema>;
