import * as v from 'valibot';
import { listSchema } from '../../parts/card-fields.schema.ts';
import { pictureCardSchema } from '../../parts/picture-card.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** How many reasons there are. */
const REASONS_MIN = 2;
const REASONS_MAX = 6;

/** The server's block as the component's props: its name is the headline. */
export const featuresBlocksSchema = v.pipe(
  v.object({
    name: titleSchema,
    custom_data: v.object({
      label: spare(titleSchema),
      cards: listSchema(pictureCardSchema(), { least: REASONS_MIN, most: REASONS_MAX }),
    }),
  }),
  v.transform(({ name, custom_data: { label, cards } }) => ({
    title: name,
    label,
    reasons: cards,
  })),
);
/** Props of the block's component. */
export type FeaturesBlocksProps = v.InferOutput<typeof featuresBlocksSchema>;
