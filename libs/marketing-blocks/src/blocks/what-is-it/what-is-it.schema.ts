import * as v from 'valibot';
import { lineSchema, shortTextSchema } from '../../parts/card-fields.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** Longest answer and line below it, in characters: more is no clear answer. */
const TEXT_MAX = 600;
const BOTTOM_MAX = 160;

/** The server's block as the component's props: without a headline or an answer there is no block. */
export const whatIsItSchema = v.pipe(
  v.object({
    custom_data: v.object({
      title: titleSchema,
      label: spare(titleSchema),
      text: shortTextSchema(TEXT_MAX),
      bottom_text: spare(lineSchema(BOTTOM_MAX)),
    }),
  }),
  v.transform(({ custom_data: { title, label, text, bottom_text } }) => ({
    title,
    label,
    text,
    bottom: bottom_text,
  })),
);
/** Props of the block's component. */
export type WhatIsItProps = v.InferOutput<typeof whatIsItSchema>;
