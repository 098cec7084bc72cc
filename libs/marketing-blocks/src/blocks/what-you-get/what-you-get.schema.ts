import { customCardSchema } from '@foyer/contract';
import * as v from 'valibot';
import { lineSchema, listSchema } from '../../parts/card-fields.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** How many things there are to get. */
const GAINS_MIN = 2;
const GAINS_MAX = 6;

/** Longest title, tick and price, in characters. */
const TITLE_MAX = 60;
const FEATURE_MAX = 80;
const PRICE_MAX = 40;

/** How many ticks a thing has at most. */
const FEATURES_MAX = 8;

const gainSchema = v.pipe(
  v.object({
    ...customCardSchema.entries,
    title: lineSchema(TITLE_MAX),
    features: v.fallback(
      v.optional(listSchema(lineSchema(FEATURE_MAX), { least: 0, most: FEATURES_MAX }), []),
      [],
    ),
    price_text: spare(lineSchema(PRICE_MAX)),
  }),
  v.transform(({ id, title, features, price_text }) => ({
    id,
    title,
    features,
    price: price_text,
  })),
);

/** The server's block as the component's props: without a headline there is no block. */
export const whatYouGetSchema = v.pipe(
  v.object({
    custom_data: v.object({
      title: titleSchema,
      cards: listSchema(gainSchema, { least: GAINS_MIN, most: GAINS_MAX }),
    }),
  }),
  v.transform(({ custom_data: { title, cards } }) => ({ title, gains: cards })),
);
/** Props of the block's component. */
export type WhatYouGetProps = v.InferOutput<typeof whatYouGetSchema>;
