import { colorSchema, screenTargetSchema } from '@foyer/contract';
import * as v from 'valibot';
import { titleItemsSchema } from '../../parts/title-items.schema.ts';
import { titleSchema } from '../../parts/words.schema.ts';
import { targetHref } from '../../titles/target-href.ts';

/** Fewer stand in a plain row, in no light. */
const LIT_MIN = 4;
/** As many as a row is worth walking. */
export const TITLES_MAX = 20;

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** The server's block as the component's props. */
export const multiSubCarouselSchema = v.pipe(
  v.object({
    name: titleSchema,
    target: optional(screenTargetSchema),
    custom_data: v.optional(
      v.object({
        title: optional(titleSchema),
        label: optional(titleSchema),
        glow_color: optional(colorSchema),
      }),
      {},
    ),
    items: titleItemsSchema,
  }),
  v.transform(({ name, target, custom_data, items }) => ({
    title: custom_data.title ?? name,
    label: custom_data.label,
    glow: items.length < LIT_MIN ? undefined : custom_data.glow_color,
    titles: items.slice(0, TITLES_MAX),
    ...targetHref(target),
  })),
  v.check(({ titles }) => titles.length > 0),
);
/** Props of the block's component. */
export type MultiSubCarouselProps = v.InferOutput<typeof multiSubCarouselSchema>;
