import { customFaqSchema } from '@foyer/contract';
import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props. By its tag, the block's name is the headline; by its name it has its own. */
export const faqSchema = v.pipe(
  v.object({
    ...buttonEntries,
    tag: v.optional(v.string()),
    name: v.string(),
    custom_data: v.object({
      title: v.optional(titleSchema),
      faq: v.pipe(v.array(customFaqSchema), v.nonEmpty()),
      buttons: buttonsSchema,
    }),
  }),
  v.transform(({ tag, name, target, custom_data: { title, faq, buttons } }) => ({
    title: title ?? (tag === undefined ? undefined : name),
    questions: faq,
    buttons: readButtons(buttons, target),
  })),
);
/** Props of the block's component. */
export type FaqProps = v.InferOutput<typeof faqSchema>;
