import { imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { textSchema, titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props: the first background, or the block's own picture. */
export const pictureWordsSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    image: v.optional(imageSchema),
    custom_data: v.object({
      title: v.optional(titleSchema),
      text: v.optional(textSchema),
      label: v.optional(titleSchema),
      backgrounds: v.optional(v.array(imageSchema), []),
      buttons: buttonsSchema,
    }),
  }),
  v.transform(({ name, target, image, custom_data }) => ({
    title: custom_data.title ?? name,
    text: custom_data.text,
    label: custom_data.label,
    picture: custom_data.backgrounds[0] ?? image,
    buttons: readButtons(custom_data.buttons, target),
  })),
);
/** Props of the block's component. */
export type PictureWordsProps = v.InferOutput<typeof pictureWordsSchema>;
