import * as v from 'valibot';
import { textSchema, titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props: without a text there is no block. */
export const seoTextSchema = v.pipe(
  v.object({ custom_data: v.object({ title: v.optional(titleSchema), text: textSchema }) }),
  v.transform(({ custom_data: { title, text } }) => ({ title, text })),
);
/** Props of the block's component. */
export type SeoTextProps = v.InferOutput<typeof seoTextSchema>;
