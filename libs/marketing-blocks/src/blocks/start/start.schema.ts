import { customCardSchema } from '@foyer/contract';
import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { lineSchema, listSchema, shortTextSchema } from '../../parts/card-fields.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** How many steps there are. */
const STEPS_MIN = 2;
const STEPS_MAX = 5;

/** Longest title, text and number of a step, in characters. */
const TITLE_MAX = 60;
const TEXT_MAX = 160;
const LABEL_MAX = 3;

const stepSchema = v.pipe(
  v.object({
    ...customCardSchema.entries,
    title: lineSchema(TITLE_MAX),
    text: spare(shortTextSchema(TEXT_MAX)),
    label: spare(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LABEL_MAX))),
  }),
  v.transform(({ id, title, text, label }) => ({ id, title, text, label })),
);

/** The server's block as the component's props: its name is the headline; a step without a number has its place. */
export const startSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    custom_data: v.object({
      cards: listSchema(stepSchema, { least: STEPS_MIN, most: STEPS_MAX }),
      buttons: buttonsSchema,
    }),
  }),
  v.transform(({ name, target, custom_data: { cards, buttons } }) => ({
    title: name,
    steps: cards.map(({ label, ...step }, index) => ({ ...step, number: label ?? `${index + 1}` })),
    buttons: readButtons(buttons, target),
  })),
);
/** Props of the block's component. */
export type StartProps = v.InferOutput<typeof startSchema>;
