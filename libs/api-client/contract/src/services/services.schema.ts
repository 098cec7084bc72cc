import * as v from 'valibot';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { idSchema } from '../primitives.ts';
import { purchaseVariantsSchema } from '../purchases/purchase-options.schema.ts';
import { serviceShortEntries, serviceShortSchema } from './service.schema.ts';

/** A service as its page shows it. */
export const serviceSchema = v.object({
  ...serviceShortEntries,
  /** Paragraphs, separated by an empty line. */
  description: v.string(),
  /** What it has and has not. */
  features: v.array(v.object({ is_active: v.boolean(), title: v.string() })),
  /** Services that come with it. */
  sub_services: v.array(serviceShortSchema),
  /** What it costs this account; absent without an account. PAY-031, PAY-032. */
  purchase_variants: v.optional(purchaseVariantsSchema),
});
/** A service as its page shows it. */
export type Service = v.InferOutput<typeof serviceSchema>;

/** Path parameters of the service call. */
export const serviceParamsSchema = v.object({ id_or_alias: idSchema });

/** Path parameters of the calls that change a subscription. */
export const subscriptionParamsSchema = v.object({ id: idSchema });

/** Query of the list of services. */
export const servicesQuerySchema = v.object({
  ...pageQueryEntries,
  /** Only those that the account has, has had or has asked for, sub-services among them. */
  is_mine: v.optional(v.literal('true')),
});

/** A page of services, in the order of the shop window. */
export const servicesPageSchema = v.object({ items: v.array(serviceShortSchema), ...pageEntries });
/** A page of services. */
export type ServicesPage = v.InferOutput<typeof servicesPageSchema>;
