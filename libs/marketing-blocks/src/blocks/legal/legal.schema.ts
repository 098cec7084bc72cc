import * as v from 'valibot';
import { textSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props: without a text there is no block. */
export const legalSchema = v.pipe(
  v.object({ custom_data: v.object({ text: textSchema }) }),
  v.transform(({ custom_data: { text } }) => ({ text })),
);
/** Props of the block's component. */
export type LegalProps = v.InferOutput<typeof legalSchema>;
