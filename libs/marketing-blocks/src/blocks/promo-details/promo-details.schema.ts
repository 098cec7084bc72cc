import * as v from 'valibot';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props: without conditions there is no block, and none of them is cut. */
export const promoDetailsSchema = v.pipe(
  v.object({
    custom_data: v.object({
      title: spare(titleSchema),
      text: textSchema,
      bottom_text: spare(textSchema),
    }),
  }),
  v.transform(({ custom_data: { title, text, bottom_text } }) => ({
    title,
    text,
    bottom: bottom_text,
  })),
);
/** Props of the block's component. */
export type PromoDetailsProps = v.InferOutput<typeof promoDetailsSchema>;
