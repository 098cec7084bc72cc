import * as v from 'valibot';
import { textSchema, titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props; without words it is a form all the same. */
export const tvcodeSchema = v.pipe(
  v.object({
    custom_data: v.optional(
      v.object({
        title: v.fallback(v.optional(titleSchema), undefined),
        text: v.fallback(v.optional(textSchema), undefined),
      }),
    ),
  }),
  v.transform(({ custom_data }) => ({ title: custom_data?.title, text: custom_data?.text })),
);
/** Props of the block's component. */
export type TvcodeProps = v.InferOutput<typeof tvcodeSchema>;
