import * as v from 'valibot';
import { listSchema } from '../../parts/card-fields.schema.ts';
import { pictureCardSchema } from '../../parts/picture-card.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** How many parts a subscription is shown to have. */
const PARTS_MIN = 3;
const PARTS_MAX = 6;

/** The server's block as the component's props: its name is the headline. */
export const allInOneSchema = v.pipe(
  v.object({
    name: titleSchema,
    custom_data: v.object({
      label: spare(titleSchema),
      cards: listSchema(pictureCardSchema('collection'), { least: PARTS_MIN, most: PARTS_MAX }),
    }),
  }),
  v.transform(({ name, custom_data: { label, cards } }) => ({ title: name, label, parts: cards })),
);
/** Props of the block's component. */
export type AllInOneProps = v.InferOutput<typeof allInOneSchema>;
