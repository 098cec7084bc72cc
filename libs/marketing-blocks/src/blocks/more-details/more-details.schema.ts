import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { textSchema, titleSchema } from '../../parts/words.schema.ts';

/** From so many characters on a text fills two columns. */
const COLUMNS_MIN = 600;

/** The server's block as the component's props: without a text there is no block. */
export const moreDetailsSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    custom_data: v.object({ text: textSchema, buttons: buttonsSchema }),
  }),
  v.transform(({ name, target, custom_data: { text, buttons } }) => ({
    title: name,
    text,
    isLong: text.length >= COLUMNS_MIN,
    buttons: readButtons(buttons, target),
  })),
);
/** Props of the block's component. */
export type MoreDetailsProps = v.InferOutput<typeof moreDetailsSchema>;
