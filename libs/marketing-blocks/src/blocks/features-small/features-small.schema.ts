import { customCardSchema } from '@foyer/contract';
import * as v from 'valibot';
import { lineSchema, listSchema, readIcon } from '../../parts/card-fields.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** How many advantages stand in the line. */
const ADVANTAGES_MIN = 3;
const ADVANTAGES_MAX = 6;

/** Longest advantage, in characters. */
const TITLE_MAX = 32;

const advantageSchema = v.pipe(
  v.object({ ...customCardSchema.entries, title: lineSchema(TITLE_MAX) }),
  v.transform(({ id, title, icon }) => ({ id, title, icon: readIcon(icon, 'check') })),
);

/** The server's block as the component's props; it may have no headline. */
export const featuresSmallSchema = v.pipe(
  v.object({
    custom_data: v.object({
      title: spare(titleSchema),
      cards: listSchema(advantageSchema, { least: ADVANTAGES_MIN, most: ADVANTAGES_MAX }),
    }),
  }),
  v.transform(({ custom_data: { title, cards } }) => ({ title, advantages: cards })),
);
/** Props of the block's component. */
export type FeaturesSmallProps = v.InferOutput<typeof featuresSmallSchema>;
