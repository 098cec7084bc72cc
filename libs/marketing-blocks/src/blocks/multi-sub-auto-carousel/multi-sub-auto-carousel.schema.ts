import { colorSchema } from '@foyer/contract';
import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { titleItemsSchema } from '../../parts/title-items.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** As many are waited for. */
export const TITLES_MAX = 12;

/** The server's block as the component's props. */
export const multiSubAutoCarouselSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    custom_data: v.optional(
      v.object({
        title: spare(titleSchema),
        label: spare(titleSchema),
        glow_color: spare(colorSchema),
        buttons: v.fallback(buttonsSchema, []),
      }),
      {},
    ),
    items: titleItemsSchema,
  }),
  v.transform(({ name, target, custom_data, items }) => {
    const { title = name, label, glow_color: glow, buttons = [] } = custom_data;
    return {
      title,
      label,
      glow,
      buttons: readButtons(buttons, target),
      titles: items.slice(0, TITLES_MAX),
    };
  }),
  v.check(({ titles }) => titles.length > 0),
);
/** Props of the block's component. */
export type MultiSubAutoCarouselProps = v.InferOutput<typeof multiSubAutoCarouselSchema>;
