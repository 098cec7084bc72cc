import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { listSchema } from '../../parts/card-fields.schema.ts';
import { pictureCardSchema } from '../../parts/picture-card.schema.ts';
import { titleSchema } from '../../parts/words.schema.ts';

/** How many devices there are. */
const DEVICES_MIN = 2;
const DEVICES_MAX = 8;

/** The sign of a device that the sets do not have. */
const GENERAL_SIGN = 'computer';

/** The server's block as the component's props: its name is the headline. */
export const devicesSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    custom_data: v.object({
      cards: listSchema(pictureCardSchema(), { least: DEVICES_MIN, most: DEVICES_MAX }),
      buttons: buttonsSchema,
    }),
  }),
  v.transform(({ name, target, custom_data: { cards, buttons } }) => ({
    title: name,
    devices: cards.map((card) => ({ ...card, icon: card.icon ?? GENERAL_SIGN })),
    buttons: readButtons(buttons, target),
  })),
);
/** Props of the block's component. */
export type DevicesProps = v.InferOutput<typeof devicesSchema>;
