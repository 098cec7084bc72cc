import { customCardSchema } from '@foyer/contract';
import { isIconName } from '@foyer/ui/icon';
import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props: its name is the headline; an icon that the sets do not have is left out. */
export const cardsSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    custom_data: v.object({
      cards: v.pipe(v.array(customCardSchema), v.nonEmpty()),
      buttons: buttonsSchema,
    }),
  }),
  v.transform(({ name, target, custom_data: { cards, buttons } }) => ({
    title: name,
    cards: cards.map(({ id, title, subtitle, text, label, icon }) => ({
      id,
      title,
      subtitle,
      text,
      label,
      icon: icon !== undefined && isIconName(icon) ? icon : undefined,
    })),
    buttons: readButtons(buttons, target),
  })),
);
/** Props of the block's component. */
export type CardsProps = v.InferOutput<typeof cardsSchema>;
