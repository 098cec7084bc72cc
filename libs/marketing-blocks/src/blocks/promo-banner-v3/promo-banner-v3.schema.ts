import { idSchema, imageSchema, serviceShortSchema } from '@foyer/contract';
import * as v from 'valibot';
import { listOf } from '../../parts/list-of.schema.ts';
import { logosSchema } from '../../parts/logos.schema.ts';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** A grid of fewer is none. */
export const LOGOS_MIN = 3;
/** BLOCK-073 */
export const LOGOS_MAX = 12;

const serviceItemSchema = v.object({ type: v.literal('service'), service: serviceShortSchema });

/** The service that the block sells, with what its items say of it. */
function soldService(id: string, items: unknown[]) {
  const own = v
    .parse(listOf(serviceItemSchema), items)
    .find(({ service }) => service.id === id || service.alias === id)?.service;
  if (!own) return { id };
  const { alias, active, actions } = own;
  const getTitle = actions.find(({ type }) => type === 'buy')?.title;
  return { id: own.id, alias, isActive: active, getTitle };
}

/** The server's block as the component's props: what it holds as logos, and the service that holds it. BLOCK-073 */
export const promoBannerV3Schema = v.pipe(
  v.object({
    custom_data: v.object({
      title: titleSchema,
      text: spare(textSchema),
      label: spare(titleSchema),
      service_id: spare(idSchema),
      backgrounds: spare(v.array(imageSchema)),
    }),
    items: v.array(v.unknown()),
  }),
  v.transform(({ custom_data: { title, text, label, service_id, backgrounds }, items }) => {
    const service = service_id === undefined ? undefined : soldService(service_id, items);
    return {
      title,
      text,
      label,
      still: backgrounds?.[0],
      service,
      // It does not hold itself.
      logos: v
        .parse(logosSchema, items)
        .filter(({ id }) => id !== service?.id)
        .slice(0, LOGOS_MAX),
    };
  }),
  v.check(({ logos }) => logos.length >= LOGOS_MIN),
);
/** Props of the block's component. */
export type PromoBannerV3Props = v.InferOutput<typeof promoBannerV3Schema>;
