import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { shortTextSchema } from '../../parts/card-fields.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** One line asks for one thing. */
export const BUTTONS_MAX = 1;

/** Longest text, in characters. */
const TEXT_MAX = 160;

/** The server's block as the component's props: its name is the headline, or a longer one beside it. */
export const promptSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    custom_data: v.object({
      title: spare(titleSchema),
      text: spare(shortTextSchema(TEXT_MAX)),
      buttons: buttonsSchema,
    }),
  }),
  v.transform(({ name, target, custom_data: { title, text, buttons } }) => ({
    title: title ?? name,
    text,
    buttons: readButtons(buttons, target).slice(0, BUTTONS_MAX),
  })),
  // Without a button it would ask for what nothing can do.
  v.check(({ buttons }) => buttons.length > 0),
);
/** Props of the block's component. */
export type PromptProps = v.InferOutput<typeof promptSchema>;
