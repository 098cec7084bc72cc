import * as v from 'valibot';
import { titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props: without a headline there is no block. */
export const mediaTitleSchema = v.pipe(
  v.object({ custom_data: v.object({ title: titleSchema, subtitle: v.optional(titleSchema) }) }),
  v.transform(({ custom_data: { title, subtitle } }) => ({ title, subtitle })),
);
/** Props of the block's component. */
export type MediaTitleProps = v.InferOutput<typeof mediaTitleSchema>;
