import { imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { lineSchema } from '../../parts/card-fields.schema.ts';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** Longest line beside the text, in characters. */
const LINE_MAX = 160;

/** The server's block as the component's props: the first background, or the block's own picture. */
export const anyDeviceSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    image: spare(imageSchema),
    custom_data: v.object({
      title: spare(titleSchema),
      label: spare(titleSchema),
      text: spare(textSchema),
      advantage: spare(lineSchema(LINE_MAX)),
      bottom_text: spare(lineSchema(LINE_MAX)),
      backgrounds: v.fallback(v.optional(v.array(imageSchema), []), []),
      buttons: buttonsSchema,
    }),
  }),
  v.transform(({ name, target, image, custom_data }) => ({
    title: custom_data.title ?? name,
    label: custom_data.label,
    text: custom_data.text,
    advantage: custom_data.advantage,
    bottom: custom_data.bottom_text,
    picture: custom_data.backgrounds[0] ?? image,
    buttons: readButtons(custom_data.buttons, target),
  })),
);
/** Props of the block's component. */
export type AnyDeviceProps = v.InferOutput<typeof anyDeviceSchema>;
