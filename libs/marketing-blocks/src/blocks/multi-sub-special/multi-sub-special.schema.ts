import { imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import { titleItemsSchema } from '../../parts/title-items.schema.ts';
import { textSchema, titleSchema } from '../../parts/words.schema.ts';

/** As many share a row: one is wide, two are halves, three are thirds. */
export const TITLES_MAX = 3;

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** The server's block as the component's props. */
export const multiSubSpecialSchema = v.pipe(
  v.object({
    name: titleSchema,
    custom_data: v.optional(
      v.object({
        title: optional(titleSchema),
        text: optional(textSchema),
        promo_label: optional(titleSchema),
        backgrounds: optional(v.array(imageSchema)),
      }),
      {},
    ),
    items: titleItemsSchema,
  }),
  v.transform(({ name, custom_data: { title, text, promo_label, backgrounds }, items }) => ({
    title: title ?? name,
    text,
    label: promo_label,
    still: backgrounds?.[0] ?? items[0]?.backdrop,
    titles: items.slice(0, TITLES_MAX),
  })),
  v.check(({ titles }) => titles.length > 0),
);
/** Props of the block's component. */
export type MultiSubSpecialProps = v.InferOutput<typeof multiSubSpecialSchema>;
