import { imageSchema, quizSchema } from '@foyer/contract';
import * as v from 'valibot';
import { targetLink } from '../../parts/target-link.ts';
import { textSchema, titleSchema } from '../../parts/words.schema.ts';

/** How many options a question has. */
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 8;

/** Longest headline of a step, in characters. */
const TITLE_MAX = 80;

const headlineSchema = v.pipe(titleSchema, v.maxLength(TITLE_MAX));

const optionSchema = v.pipe(
  quizSchema.entries.main.entries.options.item,
  v.transform(({ id, title, image, target }) => ({ id, title, image, link: targetLink(target) })),
);
type ReadOption = v.InferOutput<typeof optionSchema>;

/** An answer, and the page that it ends in. */
export type QuizOption = ReadOption & { link: NonNullable<ReadOption['link']> };

const leads = (option: ReadOption): option is QuizOption => option.link !== undefined;

/** The server's block as the component's props: an option that leads nowhere is left out, one alone is no question. */
export const quizBlockSchema = v.pipe(
  v.object({
    id: v.string(),
    custom_data: v.object({
      label: v.optional(v.string()),
      backgrounds: v.optional(v.array(imageSchema)),
      quiz: v.object({
        start: v.object({
          title: headlineSchema,
          text: v.fallback(v.optional(textSchema), undefined),
          button_title: titleSchema,
        }),
        main: v.object({
          title: headlineSchema,
          options: v.pipe(
            v.array(optionSchema),
            v.transform((options) => options.filter(leads).slice(0, OPTIONS_MAX)),
            v.minLength(OPTIONS_MIN),
          ),
          button_title: titleSchema,
        }),
      }),
    }),
  }),
  v.transform(({ id, custom_data: { label, backgrounds, quiz } }) => ({
    id,
    label,
    picture: backgrounds?.[0],
    start: quiz.start,
    main: quiz.main,
  })),
);
/** Props of the block's component. */
export type QuizProps = v.InferOutput<typeof quizBlockSchema>;
