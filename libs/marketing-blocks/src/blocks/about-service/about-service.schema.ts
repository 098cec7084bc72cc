import { imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props: without a headline or a text there is no block. */
export const aboutServiceSchema = v.pipe(
  v.object({
    ...buttonEntries,
    custom_data: v.object({
      title: titleSchema,
      text: textSchema,
      logo: spare(imageSchema),
      buttons: buttonsSchema,
    }),
  }),
  v.transform(({ target, custom_data: { title, text, logo, buttons } }) => ({
    title,
    text,
    logo,
    buttons: readButtons(buttons, target),
  })),
);
/** Props of the block's component. */
export type AboutServiceProps = v.InferOutput<typeof aboutServiceSchema>;
