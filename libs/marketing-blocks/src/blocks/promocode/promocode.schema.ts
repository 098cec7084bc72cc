import { imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import { textSchema, titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props; without words it is a field all the same. */
export const promocodeSchema = v.pipe(
  v.object({
    custom_data: v.optional(
      v.object({
        title: v.fallback(v.optional(titleSchema), undefined),
        text: v.fallback(v.optional(textSchema), undefined),
        backgrounds: v.fallback(v.optional(v.array(imageSchema)), undefined),
      }),
    ),
  }),
  v.transform(({ custom_data }) => ({
    title: custom_data?.title,
    text: custom_data?.text,
    picture: custom_data?.backgrounds?.[0],
  })),
);
/** Props of the block's component. */
export type PromocodeProps = v.InferOutput<typeof promocodeSchema>;
